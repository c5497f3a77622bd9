import { beforeEach, expect, test, vi } from 'vitest';
import { getUserInfo } from '../../generated/customer/customer.ts';
import { getIspPlan } from '../../generated/isp/isp.ts';
import { searchLocations } from '../../generated/locations/locations.ts';
import { PaymentStatus } from '../../generated/model/paymentStatus.zod.ts';
import { listOrders } from '../../generated/orders/orders.ts';
import { checkLine } from '../../generated/proxies/proxies.ts';
import { getServiceStatus } from '../../generated/service/service.ts';
import { normalise } from '../../src/api/normalise.ts';
import { exampleOf } from './fuzz-answers.ts';
import { visit } from './visit.ts';

const NEW = 'a_word_of_next_year';
const answers = (body: unknown) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 200, message: null, body })));
const bodyOf = (id: string) => (exampleOf(id) as { body: unknown }).body;

beforeEach(() => {
  visit('token');
});

test('an unknown value becomes "other" in every enum that includes it', async () => {
  const { records } = bodyOf('listOrders') as { records: object[] };
  answers({ totalPage: 1, records: records.map((order) => ({ ...order, paymentState: NEW })) });
  const orders = await listOrders({
    PageNo: 1,
    PageSize: 5,
    SearchBeginTime: '2026-01-01 00:00:00',
    SearchEndTime: '2026-12-31 00:00:00',
  });
  expect(orders.records.invalidCount).toBe(0);
  expect(new Set(orders.records.rows.map(({ paymentState }) => paymentState))).toEqual(
    new Set(['other']),
  );
  answers({ state: NEW });
  expect(await getServiceStatus()).toEqual({ state: 'other' });
  answers({ ok: false, error: { code: NEW } });
  const line = { host: 'gate.example', port: 1, userName: 'a', password: '' };
  expect(await checkLine(line)).toEqual({ ok: false, error: { code: 'other' } });
  answers({ userInfo: { email: 'a@b.co', verification: { state: NEW } } });
  expect((await getUserInfo()).userInfo.verification).toEqual({ state: 'other' });
  answers([{ value: 'us', label: 'United States', stock: NEW }]);
  const places = await searchLocations({ CountryCode: '', StateCode: '', MealType: 'basic' });
  expect(places.rows).toMatchObject([{ stock: 'other' }]);
  const { proxies, ...plan } = bodyOf('getIspPlan') as { proxies: object[] };
  answers({ ...plan, proxies: proxies.map((proxy) => ({ ...proxy, id: '1', state: NEW })) });
  const { rows } = (await getIspPlan({ orderNo: 'ISP-1' })).proxies;
  expect(rows.map(({ state }) => state)).toEqual(['other', 'other']);
  expect(normalise(PaymentStatus, { status: 0, state: NEW })).toEqual({
    status: 0,
    state: 'other',
  });
});

test('known values stay the same, and unknown values of other enums are rejected', async () => {
  answers([{ value: 'us', label: 'United States', stock: 'low' }]);
  const places = await searchLocations({ CountryCode: '', StateCode: '', MealType: 'basic' });
  expect(places.rows[0]?.stock).toBe('low');
  answers({ state: 3 });
  await expect(getServiceStatus()).rejects.toMatchObject({ kind: 'contract' });
});
