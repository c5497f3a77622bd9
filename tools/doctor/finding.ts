import { visible } from '@ambergate/contract-check/engine/visible.ts';

/** The result of one of the doctor's checks, and what to do about it. */
export type Finding = {
  state: 'good' | 'unknown' | 'doubtful' | 'bad';
  says: string;
  advice?: string;
};

const MARKS = { good: '✓', unknown: '-', doubtful: '!', bad: '✗' } as const;

/** One line of the report, even if it quotes a server. */
export const lineOf = ({ state, says, advice }: Finding): string =>
  visible(`${MARKS[state]} ${says}${advice === undefined ? '' : ` ${advice}`}`);
