import { expect, test } from 'vitest';
import { judgeChanges, versionProblem } from '../diff/judge-changes.ts';
import { loadContract } from '../engine/load.ts';

test.each<[impact: 'major' | 'minor' | 'patch', to: string, isEnough: boolean]>([
  ['major', '2.3.4', false],
  ['major', '2.4.0', false],
  ['major', '1.9.9', false],
  ['major', '3.0.0', true],
  ['minor', '2.3.5', false],
  ['minor', '2.4.0', true],
  ['patch', '2.3.4', false],
  ['patch', '2.3.5', true],
])('after a %s change of 2.3.4, is version %s high enough? %s', (impact, to, isEnough) => {
  const problem = versionProblem('2.3.4', to, [{ impact: 'patch' }, { impact }]);
  if (isEnough) expect(problem).toBeNull();
  else expect(problem).toContain(`a new ${impact} version`);
  expect(versionProblem('2.3.4', '2.3.4', [])).toBeNull();
});

test.each([
  ['of a request is minor if it accepts more', 'RecoveryCode', '^\\d{6}$', '^\\S(?:.{0,62}\\S)?$'],
  ['of a request breaks if it accepts other values', 'RecoveryCode', '^\\d{6}$', '^\\d{5}$'],
  ['of a request breaks if it accepts fewer', 'RecoveryCode', '^\\d{6}$', '^[0-8]{6}$'],
  ['of a request breaks if it accepts none', 'RecoveryCode', '^\\d{6}$', '^\\d{6}x?x$'],
  ['of a response breaks, whatever it accepts', 'LineText', '^[a-z]*$', '^[a-z0-9]*$'],
  ['of both breaks', 'UtcTime', '^\\d{4}$', '^\\d{4,5}$'],
])('a changed pattern %s', (what, name, old, now) => {
  const pointer = `#/components/schemas/${name}/pattern`;
  const change = {
    path: pointer,
    impact: 'major',
    verdicts: [],
    kind: 'modified',
    property: 'pattern',
    base: { value: old, pointer },
    revision: { value: now, pointer },
  } as const;
  const [found] = judgeChanges([change], loadContract(), {});
  expect(found?.impact).toBe(what.includes('minor') ? 'minor' : 'major');
});
