import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { getIspPlan, listIspPlans } from '../../generated/isp/isp.ts';
import { searchLocations } from '../../generated/locations/locations.ts';
import {
  analyseOrders,
  getListOrdersQueryOptions,
  listOrders,
} from '../../generated/orders/orders.ts';
import { listStaticPlans } from '../../generated/plans/plans.ts';
import { getBandwidth } from '../../generated/proxies/proxies.ts';
import type { ApiError } from '../../src/api/errors.ts';
import { http } from '../../src/api/http.ts';
import { setRowReport } from '../../src/api/row-report.ts';
import type { Rows } from '../../src/api/rows.ts';
import { parseServerTime } from '../../src/domain/server-time.ts';
import { answerCalls, success } from '../setup/network.ts';
import { exampleOf } from './fuzz-answers.ts';
import { visit } from './visit.ts';

type Json = Record<string, never>;
const reported = vi.fn<(error: ApiError) => void>();
const answer = (value: unknown) => answerCalls(() => Response.json(value));

beforeEach(() => {
  visit('token');
  setRowReport(reported);
});

const PAGE = {
  PageNo: 1,
  PageSize: 5,
  SearchBeginTime: '2026-10-22 00:00:00',
  SearchEndTime: '2026-11-20 23:59:59',
};
const PLACE = { CountryCode: '', StateCode: '', MealType: 'basic' } as const;

/** Each list with independent rows: its call, the path of its rows, and a required field. */
const LISTS: [string, () => Promise<Rows<unknown>>, string[], string][] = [
  ['listOrders', async () => (await listOrders(PAGE)).records, ['records'], 'amount'],
  ['analyseOrders', async () => (await analyseOrders()).rows, ['rows'], 'time'],
  ['listIspPlans', () => listIspPlans(), [], 'expireTime'],
  ['getIspPlan', async () => (await getIspPlan({ orderNo: 'ISP-1' })).proxies, ['proxies'], 'port'],
  ['searchLocations', () => searchLocations(PLACE), [], 'value'],
];

/** The contract's example with a damaged second row. */
function corrupt(id: string, path: readonly string[], field: string) {
  const example = structuredClone(exampleOf(id)) as { body: Json };
  const list = path.reduce<unknown>((value, key) => (value as Json)[key], example.body) as Json[];
  const good = structuredClone(list);
  list.splice(1, 1, { ...list[1], [field]: [] } as unknown as Json);
  return { example, good };
}

test.each(LISTS)(
  '%s: a row that violates the contract is omitted, counted and reported',
  async (id, load, path, field) => {
    const { example, good } = corrupt(id, path, field);
    answer(example);
    const rows = good.filter((_, index) => index !== 1);
    expect(await load()).toEqual({ rows, invalidCount: 1 });
    expect(reported).toHaveBeenCalledTimes(1);
    const [error] = reported.mock.calls[0] ?? [];
    expect(error).toMatchObject({ kind: 'contract', operationId: id, status: 200 });
    const place = ['$', 'body', ...path].join('.');
    expect(error?.message).toContain(`${place}[1].${field}: `);
  },
);

test('a record id can be a number of any size', async () => {
  const withId = (id: string, path: readonly string[]) => {
    const example = structuredClone(exampleOf(id)) as { body: Json };
    const list = path.reduce<unknown>((value, key) => (value as Json)[key], example.body);
    for (const record of [list].flat() as Record<string, unknown>[]) record['id'] = 2 ** 63;
    return example;
  };
  answer(withId('listOrders', ['records']));
  expect((await listOrders(PAGE)).records.invalidCount).toBe(0);
  answer(withId('listIspPlans', []));
  expect((await listIspPlans()).invalidCount).toBe(0);
  answer(withId('getIspPlan', []));
  expect((await getIspPlan({ orderNo: 'ISP-1' })).id).toBe(2 ** 63);
});

test('an address with an invalid host is omitted', async () => {
  const proxy = { host: 'a.example', port: 80, userName: 'u', password: 'p' };
  const hostile = ['x; DIRECT; PROXY y', 'x\nPROXIES\nrm -rf ~', 'a b', 'a:80', 'u@h', '[::1', ''];
  const example = exampleOf('getIspPlan') as { body: Json };
  const proxies = [proxy, ...hostile.map((host) => ({ ...proxy, host }))];
  answer({ ...example, body: { ...(example.body as object), proxies } });
  const read = (await getIspPlan({ orderNo: 'ISP-1' })).proxies;
  expect(read).toEqual({ rows: [proxy], invalidCount: hostile.length });
});

test('many rows are parsed with pauses, so that the page stays responsive', async () => {
  const row = { time: '2026.11.20 10:00', type: 'ISP', planType: 'isp', amount: '25 IPs' };
  const rows = Array.from({ length: 100_000 }, () => row);
  const counts = { basic: 0, premium: 0, isp: rows.length };
  answerCalls(() => success({ rows, counts }));
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 0);
  const read = await analyseOrders();
  clearInterval(timer);
  expect(read.rows).toMatchObject({ invalidCount: 0, rows: { length: rows.length } });
  expect(turns).toBeGreaterThan(3);
});

test('the report lists a few of many invalid rows', async () => {
  answerCalls(() => success(Array.from({ length: 12 }, () => ({}))));
  expect((await searchLocations(PLACE)).invalidCount).toBe(12);
  const message = reported.mock.calls[0]?.[0].message ?? '';
  expect(message).toContain('$.body[4]');
  expect(message).not.toContain('$.body[5]');
  expect(message).toMatch(/; and 7 more rows$/);
});

test('a single invalid plan fails the whole list of plans, because their order matters', async () => {
  const plan = { planKey: 'isp', planName: 'ISP', unitPrice: 2 };
  for (const body of [
    [{ ...plan, unitPrice: '2' }, plan],
    [plan, null],
  ]) {
    answerCalls(() => success(body));
    await expect(listStaticPlans()).rejects.toMatchObject({ kind: 'contract' });
  }
});

test('the number of invalid rows survives structural sharing in the cache', async () => {
  const client = new QueryClient();
  const options = getListOrdersQueryOptions(PAGE);
  const load = async () => (await client.fetchQuery({ ...options, staleTime: 0 })).records;
  const { example } = corrupt('listOrders', ['records'], 'amount');
  for (const [next, count] of [
    [exampleOf('listOrders'), 0],
    [example, 1],
    [example, 1],
    [exampleOf('listOrders'), 0],
  ] as const) {
    answer(next);
    expect((await load()).invalidCount).toBe(count);
  }
});

test('an invalid row is reported with its index in the whole list', async () => {
  const place = { value: 'us', label: 'United States' };
  const places = Array.from({ length: 2500 }, () => place);
  answerCalls(() => success(places.with(2345, { ...place, value: '' })));
  const read = await searchLocations(PLACE);
  expect([read.rows.length, read.invalidCount]).toEqual([2499, 1]);
  expect(reported.mock.calls[0]?.[0].message).toMatch(/^\$\.body\[2345\]\.value: /);
});

test('a list that is longer than the contract allows is rejected', async () => {
  const place = { value: 'us', label: 'United States' };
  answerCalls(() => success(Array.from({ length: 50_001 }, () => place)));
  await expect(searchLocations(PLACE)).rejects.toThrow('$.body: Invalid input');
});

const figures = {
  basicUsedBandwidth: 1,
  basicTotalBandWidth: 20,
  premiumUsedBandwidth: 0,
  premiumTotalBandWidth: 0,
};
const batch = { tier: 'basic', gb: 20, leftGb: 19 };

test.each([
  ['an unknown tier', { tier: 'ultra' }],
  ['an amount below 0', { gb: -1 }],
])('a data purchase with %s is omitted, and the remaining data loads', async (_, broken) => {
  answerCalls(() => success({ ...figures, batches: [{ ...batch, ...broken }, batch] }));
  expect(await getBandwidth()).toEqual({ ...figures, batches: { rows: [batch], invalidCount: 1 } });
});

test.each(['soon', '2026-11-25T08:30:00Z', '', 20261125, {}])(
  'a data purchase that expires at %j has an unreadable time',
  async (expireTime) => {
    answerCalls(() => success({ ...figures, batches: [{ ...batch, expireTime }] }));
    const { rows = [], invalidCount } = (await getBandwidth()).batches ?? {};
    expect(invalidCount).toBe(0);
    expect(rows).toMatchObject([batch]);
    expect(parseServerTime(rows[0]?.expireTime ?? '')).toBeNull();
    expect(rows[0]).toHaveProperty('expireTime');
  },
);

test('an invalid row of a list inside an allOf is omitted', async () => {
  const rows = z.object({ proxies: z.array(z.object({ host: z.string() })) });
  const body = z.intersection(z.object({ name: z.string() }), rows);
  const schema = z.object({ code: z.literal(200), body });
  answer({ code: 200, body: { name: 'n', proxies: [{ host: 'a' }, { host: 7 }] } });
  expect(await http('/api/x', { operationId: 'getIspPlan', schema })).toEqual({
    name: 'n',
    proxies: { rows: [{ host: 'a' }], invalidCount: 1 },
  });
});
