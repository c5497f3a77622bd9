import { describe, expect, test } from 'vitest';
import { judgeChanges, type Verdict } from '../diff/judge-changes.ts';
import { redoclyDiff } from '../diff/redocly-diff.ts';
import { readContract } from '../engine/load.ts';
import fieldsRead from '../fields-read.json' with { type: 'json' };
import { all } from './contract-edits.ts';
import { changedText, contractText } from './contract-text.ts';
import { ANSWERS } from './oasdiff-answers.ts';
import type { Row } from './oasdiff-edits.ts';
import { REQUESTS } from './oasdiff-requests.ts';

/** The oasdiff checks that apply to this contract: its levels compared with our verdicts. */
const ROWS = [...REQUESTS, ...ANSWERS];
const TOGETHER = ROWS.filter(({ isAlone }) => isAlone !== true);
const ALONE = ROWS.filter(({ isAlone }) => isAlone === true);

const SEVERITY: readonly Verdict[] = [
  'compatible',
  'review the wording',
  'breaks other clients',
  'breaks the app',
];

/** The most severe verdict on each row, from one comparison, because each comparison starts a process. */
function verdictsOn(rows: readonly Row[]): Map<Row, Verdict | undefined> {
  const changes = redoclyDiff(contractText, changedText(all(...rows.map(({ edit }) => edit))));
  const judged = judgeChanges(changes, readContract(contractText), fieldsRead);
  const verdictOn = ({ pointer }: Row) => {
    const found = judged.flatMap(({ verdict }, index) => {
      const { base, revision } = changes[index] ?? {};
      const isAt = [base?.pointer, revision?.pointer].some((one) => one?.startsWith(pointer));
      return isAt ? [SEVERITY.indexOf(verdict)] : [];
    });
    return SEVERITY[Math.max(...found)];
  };
  return new Map(rows.map((row) => [row, verdictOn(row)]));
}

const isHarmless = (verdict: Verdict) => verdict === 'compatible';

describe.each([TOGETHER, ...ALONE.map((row) => [row])])('our verdict on', (...rows) => {
  const verdicts = verdictsOn(rows);

  test.each(rows)('$check at $pointer, which oasdiff rates $level', (row) => {
    const { level, verdict, because } = row;
    expect(verdicts.get(row)).toBe(verdict);
    // If the two differ, the row has the reason.
    expect(because === undefined).toBe(isHarmless(verdict) === (level === 'INFO'));
  });
});
