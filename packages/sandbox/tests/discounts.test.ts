import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charge } from '../rules/charge.ts';
import { discounted } from '../rules/discount-codes.ts';
import { field, openTestSandbox } from './open-sandbox.ts';

const check = (name: string, amount: number, mealType = 'premium') =>
  `/api/PromotionCode/GetDiscount?${new URLSearchParams({ name, amount: String(amount), mealType })}`;

test.each([
  ['AMBER15', 80, 68],
  ['amber15', 80, 68],
  ['FRACTION', 80, 70.13],
  ['FIVEOFF', 15, 10],
  ['CAPPED', 40, 28],
  ['CAPPED', 400, 380],
  ['RESIONLY', 15, 12],
  ['CHECKONLY', 20, 18],
])('%s reduces $%d of premium data to $%d', async (name, amount, usd) => {
  const { get } = await openTestSandbox();
  expect(await get(check(name, amount))).toEqual({ code: 200, message: null, body: { usd } });
});

test('a code that does not apply is rejected with a text and a reason', async () => {
  const { get } = await openTestSandbox();
  expect(await get(check('NOSUCH', 80))).toMatchObject({
    code: 404,
    message: 'Invalid discount code',
    reason: 'invalid_discount_code',
  });
  expect(await get(check('EXPIRED', 80))).toMatchObject({
    message: null,
    body: 'This code has expired',
    reason: 'expired_discount_code',
  });
  expect(await get(check('ISPONLY', 80))).toMatchObject({
    code: 409,
    reason: 'unsuitable_discount_code',
  });
  expect((await get(check('ISPONLY', 50, 'isp'))).body).toEqual({ usd: 40 });
  expect((await get(check('FIVEOFF', 3))).code).toBe(409);
  expect((await get(check('constructor', 80))).code).toBe(404);
});

test('a code that expires after its check creates no order', async () => {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
  const order = { Quantity: 5, PromotionCode: 'CHECKONLY', paymentType: 0, mealType: 'basic' };
  const answer = await sandbox.post('/api/ProxyBuy/DynamicResidenceRecharge', order, token);
  expect(answer).toMatchObject({ code: 400, message: 'Invalid discount code' });
  expect(field(answer, 'url')).toBeUndefined();
});

test("the amount charged follows the contract's charging rule for every amount and code", () => {
  // |charged - usd| <= 0.00005 x original + half a cent, and 0 <= charged < original.
  const codes = fc.constantFrom('AMBER15', 'FRACTION', 'FIVEOFF', 'CAPPED');
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 100_000 }), codes, (cents, code) => {
      const usd = discounted(code, cents, 'premium', 'check');
      const charged = charge(cents, 'premium', code);
      expect(Number.isInteger(charged)).toBe(true);
      expect(charged).toBeLessThan(cents);
      expect(charged).toBeGreaterThanOrEqual(0);
      expect(Math.abs(charged - usd)).toBeLessThanOrEqual(0.00005 * cents + 0.5);
    }),
  );
});
