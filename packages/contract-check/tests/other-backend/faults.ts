import type { Expected } from '../found-by.ts';
import file from './faults.txt?raw';

/** A fault of the healthy backend, and the result in which the kit must find it. */
export type Fault = { cause: string; fault: string; expected: Expected };

const [, ...groups] = file.split(/^## /m);

/** The faults of `faults.txt`. */
export const FAULTS: readonly Fault[] = groups.flatMap((group) => {
  const [cause = '', ...rows] = group.trimEnd().split('\n');
  return rows.map((row) => {
    const [fault = '', check = '', says = '', also = ''] = row.split(' => ');
    const operations = also === '' ? [] : also.split(', ');
    return { cause, fault, expected: [check as Expected[0], says, ...operations] as const };
  });
});
