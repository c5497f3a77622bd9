import { expect, test } from 'vitest';
import { linesOfPlan } from '../../src/proxy-lists/proxy-lines.ts';

const proxy = { host: 'a.example', port: 80, userName: 'bob', password: 'pw' };

test("a plan's invalid addresses and those that violate the contract count as missing", () => {
  expect(linesOfPlan({ rows: [], invalidCount: 0 })).toEqual({ entries: [], missing: 0 });
  const rows = [proxy, { ...proxy, port: 0 }, { ...proxy, host: 'b.example' }];
  expect(linesOfPlan({ rows, invalidCount: 3 })).toEqual({
    entries: [
      { host: 'a.example', port: 80, user: 'bob', password: 'pw' },
      { host: 'b.example', port: 80, user: 'bob', password: 'pw' },
    ],
    missing: 4,
  });
});
