import { expect, test } from 'vitest';
import { keepRows } from '../../src/api/rows.ts';
import { linesOfPlan } from '../../src/proxies/proxy-lines.ts';

const proxy = { host: 'a.example', port: 80, userName: 'bob', password: 'pw' };

test('of the addresses of a plan those that are invalid, and those that broke the contract, are missing', () => {
  expect(linesOfPlan([])).toEqual({ entries: [], missing: 0 });
  const rows = [proxy, { ...proxy, port: 0 }, { ...proxy, host: 'b.example' }];
  keepRows({ path: ['proxies'], parent: {}, key: 'proxies' }, rows, 3);
  expect(linesOfPlan(rows)).toEqual({
    entries: [
      { host: 'a.example', port: 80, user: 'bob', password: 'pw' },
      { host: 'b.example', port: 80, user: 'bob', password: 'pw' },
    ],
    missing: 4,
  });
});
