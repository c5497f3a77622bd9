import { visible } from '@ambergate/contract-check/engine/visible.ts';

/** The result of one check of the doctor, and what to do about it. */
export type Finding = {
  state: 'good' | 'unknown' | 'doubtful' | 'bad';
  says: string;
  advice?: string;
};

const MARKS = { good: '✓', unknown: '-', doubtful: '!', bad: '✗' } as const;

/** One line of the report, even if it contains a server's words. */
export const lineOf = ({ state, says, advice }: Finding): string =>
  visible(`${MARKS[state]} ${says}${advice === undefined ? '' : ` ${advice}`}`);
