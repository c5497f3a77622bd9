import { login, recoverPassword, register, sendCode } from './account.ts';
import { analyseOrders, getBandwidth, getIspPlan, listIspPlans, listOrders } from './lists.ts';
import { checkLine, getServiceStatus, replaceIps } from './offers.ts';
import type { Operation } from './operation.ts';
import { OF_OFFERS } from './operations-of-offers.ts';
import { getProxyConfig, searchLocations } from './places.ts';
import {
  PLANS,
  buyIsp,
  buyResidential,
  cancelSubscription,
  checkDiscount,
  createSubscription,
  renewIsp,
} from './purchase.ts';
import * as may from './values.ts';
import type { Ask, World } from './world.ts';

const orderNo = may.text(1, 64);
const place = may.text(0, 100);
const picked = may.optional(may.text(1, 100));
const pay = may.oneOf(0);

const open = (takes: Operation['takes'], run: Operation['run']) => ({
  signedIn: false,
  takes,
  run,
});
const closed = (takes: Operation['takes'], run: Operation['run']) => ({
  signedIn: true,
  takes,
  run,
});

export const OPERATIONS: Record<string, Operation> = {
  'POST /api/SysLogin/Login': open(
    {
      email: may.email,
      passWord: may.password,
      loginType: may.oneOf('pwd'),
      account: may.oneOf(''),
    },
    login,
  ),
  'POST /api/SysLogin/Register': open(
    { email: may.email, passWord: may.password, verifyCode: may.digits },
    register,
  ),
  'POST /api/SysLogin/PasswordRecovery': open(
    { email: may.email, verifyCode: may.text(1, 64), newPassword: may.password },
    recoverPassword,
  ),
  'POST /api/SysLogin/SendSes': open(
    { email: may.email, smsType: may.oneOf('register', 'recovery') },
    sendCode,
  ),
  'GET /api/SysLogin/GetUserInfo': closed({}, (_world, { customer }) => ({
    userInfo: { sprache: 'de', email: customer.email },
  })),
  'GET /api/StaticPlan/GetPlanBy': closed({}, () => PLANS),
  'GET /api/PromotionCode/GetDiscount': open(
    { name: may.text(1, 64), amount: may.amount, mealType: may.oneOf('basic', 'premium', 'isp') },
    checkDiscount,
  ),
  'POST /api/ProxyBuy/DynamicResidenceRecharge': closed(
    {
      Quantity: may.integer(5, 100),
      PromotionCode: may.code,
      paymentType: pay,
      mealType: may.tier,
    },
    buyResidential,
  ),
  'POST /api/ProxyBuy/StaticResidenceRecharge': closed(
    {
      paymentType: pay,
      PromotionCode: may.code,
      planKey: may.text(1, 10_000),
      planNum: may.oneOf(25, 50, 75, 100),
    },
    buyIsp,
  ),
  'POST /api/ProxyBuy/StaticResidenceRenew': closed(
    { orderNo, paymentType: pay, promotionCode: may.code, realPay: may.oneOf(0, 1) },
    renewIsp,
  ),
  'GET /api/ProxyBuy/CreateSubscription': closed({ orderNo }, createSubscription),
  'GET /api/ProxyBuy/CancelSubscription': closed({ orderNo }, cancelSubscription),
  'GET /api/Order/PageList': closed(
    {
      PageNo: may.integer(1, 1_000_000),
      PageSize: may.integer(1, 100),
      SearchBeginTime: may.moment,
      SearchEndTime: may.moment,
      Type: may.optional(may.oneOf(0, 1)),
    },
    listOrders,
  ),
  'GET /api/Order/Analysis': closed({}, analyseOrders),
  'GET /api/ProxyLogic/GetProxyConfig': closed(
    {
      planType: may.tier,
      country: picked,
      state: picked,
      city: picked,
      count: may.optional(may.integer(1, 5000)),
      life: may.optional(may.integer(1, 1440)),
      user: may.optional(may.text(1, 64)),
    },
    getProxyConfig,
  ),
  'GET /api/ProxyLogic/BandwidthAnalysis': closed({}, getBandwidth),
  'GET /api/UserIsps/GetIspList': closed({}, listIspPlans),
  'GET /api/UserIsps/FindIspsByOrderNo': closed({ orderNo }, getIspPlan),
  'POST /api/UserIsps/ReplaceIps': closed(
    {
      orderNo,
      ids: may.list(may.text(1, 64), 256),
      reason: may.oneOf('dead', 'blocked', 'slow', 'other'),
      dryRun: may.oneOf(true, false),
    },
    replaceIps,
  ),
  'POST /api/ProxyLogic/CheckLine': closed(
    {
      host: may.text(1, 255),
      port: may.integer(1, 65_535),
      userName: may.text(0, 4096),
      password: may.text(0, 4096),
    },
    checkLine,
  ),
  ...OF_OFFERS,
  'GET /api/Service/Status': open({}, getServiceStatus),
  'POST /api/Location/Search': closed(
    { CountryCode: place, StateCode: place, MealType: may.tier },
    searchLocations,
  ),
};

/** Fields of which a fault accepts invalid values. */
const TAKEN: readonly (readonly [
  fault: string,
  field: string,
  isTaken: (value: unknown) => boolean,
])[] = [
  [
    'half a GB is sold',
    'Quantity',
    (value) => typeof value === 'number' && value > 5 && value < 100,
  ],
  ['4 GB are sold', 'Quantity', (value) => value === 4],
  ['101 GB are sold', 'Quantity', (value) => value === 101],
  ['26 addresses are sold', 'planNum', (value) => value === 26],
  ['true is a number', 'realPay', (value) => value === true],
  ['a page of nothing is listed', 'PageSize', (value) => value === 0],
  ['a page without a size is listed', 'PageSize', (value) => value === undefined],
  ['any Type is listed', 'Type', (value) => typeof value === 'number'],
  ['a password of 5 characters is accepted', 'passWord', (value) => String(value).length === 5],
  ['a password of 129 characters is accepted', 'passWord', (value) => String(value).length === 129],
  ['null is no code', 'PromotionCode', (value) => value === null],
  ['a list is a text', 'CountryCode', (value) => Array.isArray(value)],
];

/** Throws Refused for the first invalid field. */
export function expectTaken(world: World, { takes }: Operation, { query, body }: Ask): void {
  for (const [name, check] of Object.entries(takes)) {
    const value = name in body ? body[name] : query[name];
    const isTaken = TAKEN.some(
      ([fault, field, taken]) => field === name && world.has(fault) && taken(value),
    );
    if (!isTaken) check(value, name);
  }
}
