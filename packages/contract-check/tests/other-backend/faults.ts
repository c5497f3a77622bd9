import type { Expected } from '../found-by.ts';
import { ACCOUNT_FAULTS } from './account-faults.ts';
import { BYTE_FAULTS } from './byte-faults.ts';
import { EXPIRY_FAULTS } from './expiry-faults.ts';
import { HUB_FAULTS } from './hub-faults.ts';
import { PAYMENT_FAULTS } from './payment-faults.ts';
import { PER_GB } from './purchase.ts';
import { RULE_FAULTS } from './rule-faults.ts';

/** A fault of the healthy backend, and the result in which the kit must find it. */
export type Fault = { cause: string; fault: string; expected: Expected };

const of = (cause: string, faults: Record<string, Expected>): Fault[] =>
  Object.entries(faults).map(([fault, expected]) => ({ cause, fault, expected }));

const NO_SUCCESS = 'not exercised: it never answered a success';
const SUBSCRIBED =
  'createSubscription: a plan is subscribed once it is agreed to, and not any more once it is cancelled';
const BOUGHT = 'buyResidential: a purchase of basic data is listed, and credited once it is paid';
const BOUGHT_ISP = 'buyIsp: a purchase of ISP addresses is listed, and is a plan once it is paid';
const CHARGED = 'buyResidential: what the discount check says is what is charged';
const RENEWED = 'renewIsp: a paid renewal moves the expiry, and no other plan';
const RENEWED_WITH_CODE = 'renewIsp: quote, charge and order agree with a discount code';
const SPAN = 'listOrders: orders lie inside the span of time, its ends included';
const OWN_RENEWAL = "renewIsp: another customer's plan stays as it is";
const PLACES = 'searchLocations: places belong to the place that was asked';
const TWICE = 'buyResidential: two purchases have two orders and two payment pages';
const ANALYSIS = 'analyseOrders: the analysis is that of the paid orders in the list';
const SMALL_PAGES = 'listOrders: small pages together are the large one';
const QUOTED = 'renewIsp: a quote comes without a payment page, a payment with one';
const RECORDS = 'listOrders: payment pages and list prices belong to their orders';
const USED_PLACE = 'getProxyConfig: every level of place that is listed can be used';
const DISCOUNTED =
  'checkDiscount: a valid code makes it cheaper, never dearer and never below nothing';
const PLANS_ONCE = 'listIspPlans: every plan stands once, newest first';
const TOTAL_PAGE = 'listOrders: totalPage counts the pages';

/** Faults of real servers, grouped by the reason why a check could miss them. */
export const FAULTS: readonly Fault[] = [
  ...of('kept, and nothing seen', {
    'no plan is ever found': ['getIspPlan: the detail agrees with the list', 'getIspPlan fails'],
    'no subscription is offered': [SUBSCRIBED, 'createSubscription fails'],
    'no subscription can be ended': [SUBSCRIBED, 'cancelSubscription fails'],
    'a good token is refused once': [
      'analyseOrders: a call with real values',
      "HTTP 401 for the customer's own token",
    ],
    'every call needs a token': [
      'checkDiscount: documented examples',
      'HTTP 401 without a token, and this call needs none',
    ],
    'no code is ever good': ['checkDiscount: it answers a success', NO_SUCCESS],
    'a state cannot be used': [USED_PLACE, 'getProxyConfig fails'],
  }),
  ...of('customers apart', {
    'anybody renews': [OWN_RENEWAL, "it is done to another customer's plan"],
    'anybody asks what it costs': [OWN_RENEWAL, "it is done to another customer's plan"],
    'anybody subscribes': [
      "createSubscription: another customer's plan stays as it is",
      "it is done to another customer's plan",
    ],
    'anybody ends a subscription': [SUBSCRIBED, "it ends another customer's subscription"],
    'anybody opens a plan': [
      "getIspPlan: another customer's plan stays closed",
      "it shows another customer's plan",
    ],
    'the analysis is of everybody': [
      "analyseOrders: the analysis of another customer is of that customer's orders",
      'with 0 paid orders has',
    ],
    'plans of everybody are listed': [
      'listIspPlans: two customers share no plan',
      "it lists another customer's plans",
    ],
    'Type 1 lists everybody': [
      'listOrders: two customers share no order',
      "it lists another customer's orders",
    ],
    'data is credited to everybody': [BOUGHT, 'a purchase changes the data of another customer'],
  }),
  ...of('tokens and codes', ACCOUNT_FAULTS),
  ...of('inputs', {
    'half a GB is sold': ['buyResidential: input Quantity', 'it takes Quantity 5.5'],
    '4 GB are sold': ['buyResidential: input Quantity', 'it takes Quantity 4'],
    '101 GB are sold': ['buyResidential: input Quantity', 'it takes Quantity 101'],
    '26 addresses are sold': ['buyIsp: input planNum', 'it takes planNum 26'],
    'true is a number': ['renewIsp: input realPay', 'it takes realPay true'],
    'a page of nothing is listed': ['listOrders: input PageSize', 'it takes PageSize 0'],
    'a page without a size is listed': ['listOrders: input PageSize', 'it takes PageSize left out'],
    'any Type is listed': ['listOrders: input Type', 'it takes Type'],
    'null is no code': ['buyResidential: input PromotionCode', 'it takes PromotionCode null'],
    'a list is a text': ['searchLocations: input CountryCode', 'it takes CountryCode []'],
    '10,000 characters make it fail': ['searchLocations: input CountryCode', 'HTTP 500'],
    'a quote makes it fail': ['getIspPlan: input orderNo', 'HTTP 500'],
    'a NUL makes it fail': ['checkDiscount: input name', 'HTTP 500'],
    'an object makes it fail': ['login: input email', 'HTTP 500'],
    'an emoji makes it fail': ['createSubscription: input orderNo', 'HTTP 500'],
    'more than 1000 make it fail': ['getProxyConfig: input count', 'HTTP 500'],
    'broken JSON makes it fail': ['login: malformed JSON', 'HTTP 500'],
    'JSON is repaired': ['buyResidential: malformed JSON', 'a body that is cut short'],
    'a list is its first entry': ['buyResidential: malformed JSON', 'a body that is a list'],
    '% finds a plan': ['getIspPlan: input orderNo', 'it takes orderNo "%"'],
    '75 addresses have no page': ['buyIsp: input planNum', '$/body/url must be string'],
    'two lines are refused': ['getProxyConfig: input count', 'it refuses count 2'],
  }),
  ...of('money', {
    'a code is not charged for premium': [CHARGED, 'for premium with HERBST 19'],
    'a code is not charged for isp': [
      'buyIsp: what the discount check says is what is charged',
      'for isp with HERBST 19',
    ],
    'an unknown code is passed over': [
      'buyResidential: a purchase with an unknown code is refused and makes no order',
      'an unknown code is taken',
    ],
    'a valid code is refused in the purchase': [
      CHARGED,
      'HERBST 19 is valid in the check and refused in the purchase of basic',
    ],
    'money has dust': [
      'listOrders: documented examples',
      'amount must have at most 2 decimals (US dollars)',
    ],
    'a quote makes an order': [QUOTED, 'a quote makes an order'],
    'a renewal answers another amount': [QUOTED, 'the answer has another amount than the order'],
    'a purchase of data answers its price without the code': [
      CHARGED,
      'the answer has another amount than the order (seen: [',
    ],
    'a purchase of addresses answers another amount': [
      BOUGHT_ISP,
      'the answer has another amount than the order',
    ],
    'listAmount is below the amount': [RECORDS, 'an order costs more than its listAmount'],
    'orders forget their code': [CHARGED, 'with a code names another promotionCode'],
    'the analysis has another price': [BOUGHT, 'the analysis has another price than the order'],
    'a discount counts twice': [CHARGED, 'for basic with HERBST 19, the order costs'],
    'what is charged is cut to ten cents': [CHARGED, 'for basic with HERBST 19, the order costs'],
    'a code goes below nothing': [DISCOUNTED, 'usd -6 is not in 0 <= usd < 1'],
    'a code changes no price': [DISCOUNTED, 'usd 1 is not in 0 <= usd < 1'],
    'a code makes it dearer': [DISCOUNTED, 'usd 2 is not in 0 <= usd < 1'],
    'a purchase without a code names one': [BOUGHT, 'without a code names another promotionCode'],
    'a renewal forgets its code': [RENEWED_WITH_CODE, 'with a code names another promotionCode'],
    'listAmount is what is charged': [CHARGED, 'has another listAmount than the price without it'],
    'the analysis has another price once': [
      ANALYSIS,
      'a price that no paid order has (seen: "1.00")',
    ],
    'cents are cut off': [
      'checkDiscount: a percentage is the same for every amount, to the cent',
      '99.99 with HERBST 19 costs 80 instead of 80.99',
    ],
    'basic data costs what premium does': [
      BOUGHT,
      `5 GB basic cost ${5 * PER_GB.basic}, the order says ${5 * PER_GB.premium}`,
    ],
    'addresses cost whole dollars': [BOUGHT_ISP, '25 IPs cost 58.75, the order says 50'],
    'a renewal costs more than its quote': [QUOTED, '25 IPs cost 57.75, the order says 58.75'],
  }),
  ...of('after a payment', {
    'basic data is credited to premium': [BOUGHT, '0 GB basic are credited'],
    'an order is paid at once': [BOUGHT, 'the order counts as paid before it is'],
    'data is credited before it is paid': [BOUGHT, 'a purchase changes the data before it is paid'],
    'data is credited twice': [BOUGHT, '10 GB basic are credited'],
    'orders share a payUrl': [RECORDS, 'two orders have the same payUrl'],
    'a paid order keeps its page': [RECORDS, 'a paid order has a payment page'],
    'a page outlives its time': [RECORDS, 'a payment page stands there after its last moment'],
    'all purchases share one page': [TWICE, 'two purchases have the same payment page'],
    'a payment pays every open order': [TWICE, 'a payment pays another order too'],
    'a paid plan never comes': [BOUGHT_ISP, 'the paid plan is not listed'],
    'a plan has 5 addresses fewer': [BOUGHT_ISP, 'a plan of 20 IPs comes of a purchase of 25'],
    'a plan has a week of days': [BOUGHT_ISP, 'a plan has other days than were sold'],
    'a plan ends after a week': [BOUGHT_ISP, 'a new plan of 30 days ends 23.0 days too early'],
    'a renewal moves a plan by a week': [RENEWED, 'a renewal by 30 days moves the expiry from'],
    'a renewal changes nothing': [RENEWED, 'the plan expires at'],
    'a renewal counts before it is paid': [RENEWED, 'a renewal moves the expiry before it is paid'],
    'a renewal renews every plan': [RENEWED, 'a renewal changes another plan'],
    'a subscription never begins': [
      SUBSCRIBED,
      'the plan is not subscribed after it was agreed to',
    ],
    'a subscription begins at once': [SUBSCRIBED, 'a plan is subscribed before it is agreed to'],
    'the end of a subscription does nothing': [
      SUBSCRIBED,
      'the plan is still subscribed after its end',
    ],
    'the end of a subscription ends the plan': [
      SUBSCRIBED,
      'the end of a subscription moves the expiry',
    ],
  }),
  ...of('lists', {
    'PageSize is ignored': [
      'listOrders: a page holds at most PageSize orders',
      'more orders than PageSize',
    ],
    'Type is ignored': ['listOrders: the type filter is kept', 'Type 0 lists the other type'],
    'orders are listed oldest first': [
      'listOrders: pages show every order once, newest first',
      'orders are not newest first',
    ],
    'a page has at most 10 orders': [SMALL_PAGES, 'a page of 100 has only 10 orders'],
    'totalPage ignores Type': [TOTAL_PAGE, 'orders of Type 0 in pages of 5'],
    'totalPage ignores PageSize': [TOTAL_PAGE, 'totalPage is 1 for'],
    'totalPage ignores the span': [
      'listOrders: totalPage counts the pages of a span',
      'orders of a span in pages of 5',
    ],
    'the analysis is two hours off': [
      BOUGHT,
      'the analysis dates a purchase of this minute otherwise',
    ],
    'a rotating line keeps its session': [
      USED_PLACE,
      'a rotating template has {session} or {life}',
    ],
    'a template has a placeholder of its own': [
      USED_PLACE,
      'proxyCityFmt has a placeholder that nobody fills (seen: "{zone}")',
    ],
    'SearchEndTime is ignored': [SPAN, 'an order lies after SearchEndTime'],
    'SearchBeginTime is ignored': [SPAN, 'an order lies before SearchBeginTime'],
    'the begin of the span is left out': [SPAN, 'the order of that very moment is missing'],
    'the end of the span is left out': [SPAN, 'the order of that very moment is missing'],
    'the last page comes again': [
      'listOrders: there is nothing behind the last page',
      'there are orders behind the last page',
    ],
    'pages overlap': [SMALL_PAGES, 'an order stands in the list twice'],
    'orders of one second change places': [
      SMALL_PAGES,
      'the sort is unstable: orders of one second change places',
    ],
    'totalPage counts a page too many': [TOTAL_PAGE, 'totalPage is'],
    'totalPage leaves out the last page': [TOTAL_PAGE, 'totalPage is'],
    'the oldest row is of another zone': [
      ANALYSIS,
      'the analysis has a time that no paid order has',
    ],
    'a small page is sorted again': [
      SMALL_PAGES,
      'pages of 5 are in another order than the whole list',
    ],
    'a reversed span is turned round': [
      'listOrders: a span that ends before it begins holds nothing',
      'a reversed span lists orders',
    ],
    'times are local': [BOUGHT, '2 h from now in UTC'],
    'the analysis counts an order too many': [
      'analyseOrders: the counts are those of the rows, oldest first',
      'counts.isp is 99',
    ],
    'the analysis counts unpaid orders': [ANALYSIS, 'the analysis has a row for no paid order'],
    'the analysis forgets the newest': [ANALYSIS, 'a paid order is missing in the analysis'],
    'plans are listed oldest first': [PLANS_ONCE, 'plans are not newest first'],
    'a plan that ends has a charge': [
      PLANS_ONCE,
      'a plan that does not renew by itself says a next charge',
    ],
    'a plan lacks an address': [
      'getIspPlan: the detail agrees with the list',
      'the plan has not as many proxies as its quantity',
    ],
    'a place stands twice': [
      'searchLocations: countries have states, states have cities',
      'stands twice in the list',
    ],
    'CountryCode is ignored': [PLACES, 'every country has the same states'],
    'StateCode is ignored': [PLACES, 'every state has the same cities'],
    'a state counts in any country': [PLACES, 'and cities of it are listed'],
  }),
  ...of('ends of plans', EXPIRY_FAULTS),
  ...of('payments again, and what they leave', PAYMENT_FAULTS),
  ...of('rules of the guide', RULE_FAULTS),
  ...of('the hub', HUB_FAULTS),
  ...of('bytes', BYTE_FAULTS),
];
