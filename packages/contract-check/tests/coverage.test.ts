import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/setup/temporary-folder.ts';
import { coverageRows, untested } from '../coverage/coverage-rows.ts';
import { usedByApp } from '../coverage/used-by-app.ts';
import { loadContract } from '../engine/load.ts';
import type { Report } from '../engine/run.ts';
import { at, changedContract, operationAt } from './contract-text.ts';

const contract = loadContract();
const used = new Set(['getBandwidth', 'createUser', 'startDiscordLogin']);
const observed = (status: number, isKept = true) => ({
  operationId: 'getBandwidth',
  status,
  code: 200,
  isKept,
  appSurvives: true,
});
const report: Report = {
  results: [],
  observations: [observed(200), observed(401, false)],
  notes: [],
  calls: 2,
};
const rowOf = (rows: ReturnType<typeof coverageRows>, id: string, status: string) =>
  rows.find((row) => row.operationId === id && row.status === status);

describe('the coverage matrix', () => {
  test('has a row for every status of every operation, and for every event', () => {
    const rows = coverageRows(contract, { used, seen: [], report });
    const statuses = contract.operations.flatMap(({ responses }) => [...responses.keys()]);
    expect(rows).toHaveLength(statuses.length + contract.events.length);
  });

  test('counts an answer as tested when it kept the contract, or went through the end-to-end tests', () => {
    const seen = [{ method: 'POST', path: '/functions/v1/create-user', status: 400 }];
    const rows = coverageRows(contract, { used, seen, report });
    expect(rowOf(rows, 'getBandwidth', '200')).toMatchObject({ conformanceTested: true });
    expect(rowOf(rows, 'getBandwidth', '401')).toMatchObject({
      sandboxHandles: true,
      conformanceTested: false,
    });
    expect(rowOf(rows, 'createUser', '400')).toMatchObject({ seenEndToEnd: true });
  });

  test('finds what the app uses and nothing tests, but asks for no social provider', () => {
    const rows = coverageRows(contract, { used, seen: [], report });
    expect(untested(rows).map(({ operationId, status }) => `${operationId} ${status}`)).toEqual(
      [
        'startDiscordLogin 200',
        'createUser 200',
        'createUser 400',
        'createUser 401',
        'getBandwidth 401',
      ].toSorted((a, b) => order(rows, a) - order(rows, b)),
    );
  });

  test('sees that an example is missing', () => {
    const changed = changedContract((document) => {
      const answer = operationAt(document, '/api/ProxyLogic/BandwidthAnalysis', 'get');
      delete at(answer, 'responses', '401', 'content', 'application/json')['examples'];
    });
    const rows = coverageRows(changed, { used, seen: undefined, report: undefined });
    expect(rows.filter(({ hasExample }) => !hasExample)).toEqual([
      expect.objectContaining({ operationId: 'getBandwidth', status: '401' }),
    ]);
  });
});

const order = (rows: ReturnType<typeof coverageRows>, name: string) =>
  rows.findIndex(({ operationId, status }) => `${operationId} ${status}` === name);

describe('what the app uses', () => {
  test('is what it imports of the generated client; types, keys and invalidation call nothing', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'features'));
    writeFileSync(
      join(folder, 'features/Panel.tsx'),
      `import {
  getListOrdersQueryKey,
  invalidateListIspPlans,
  useGetBandwidth as useData,
} from '../generated/orders/orders.ts';
import type { login } from '../generated/account/account.ts';
import { sendCode } from '../generated/account/account.ts';
const path = '/api/SysLogin/GetDiscordLogin';
const hub = '/hubs/payment';
connection.on('PublicPaymentStatus');`,
    );
    expect([...usedByApp(contract, [folder])].toSorted()).toEqual([
      'PublicPaymentStatus',
      'getBandwidth',
      'negotiatePaymentHub',
      'sendCode',
      'startDiscordLogin',
    ]);
  });
});
