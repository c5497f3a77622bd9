import { Broken, Skipped, exchange, operationOf } from './context.ts';
import { isSuccess } from './judge.ts';
import { firstPlan, refused, requireMutate, requireOther, success } from './sequence-calls.ts';
import type { Row, Sequence } from './sequence-calls.ts';

export const planSequences: Sequence[] = [
  {
    operationId: 'listStaticPlans',
    name: 'the second entry is the ISP plan',
    async run(context) {
      const { body, sent } = await success(context, 'listStaticPlans');
      if ((body as Row[])[1] === undefined)
        throw new Broken('there is no second entry', sent, true);
    },
  },
  {
    operationId: 'getIspPlan',
    name: 'the detail agrees with the list',
    async run(context) {
      const plan = await firstPlan(context);
      const query = { orderNo: plan['orderNo'] };
      const { body, sent } = await success(context, 'getIspPlan', { query });
      const detail = body as Row;
      const differs = ['orderNo', 'quantity', 'days', 'expireTime', 'autoRenew'].filter(
        (field) => detail[field] !== plan[field],
      );
      if (differs.length > 0) throw new Broken(`${differs.join(', ')} differs from the list`, sent);
      if ((detail['proxies'] as unknown[]).length !== plan['quantity']) {
        throw new Broken('the plan has not as many proxies as its quantity', sent);
      }
    },
  },
  {
    operationId: 'getIspPlan',
    name: "another customer's plan stays closed",
    async run(context) {
      requireOther(context);
      const plan = await firstPlan(context);
      const input = { query: { orderNo: plan['orderNo'] } };
      const complaint = "it shows another customer's plan";
      await refused(context, 'getIspPlan', input, 'other customer', complaint);
    },
  },
  {
    operationId: 'renewIsp',
    name: 'a quote comes without a payment page, a payment with one',
    async run(context) {
      requireMutate(context);
      const plan = await firstPlan(context);
      const call = { orderNo: plan['orderNo'], paymentType: 0, promotionCode: '' };
      const quote = await success(context, 'renewIsp', {
        query: {},
        body: { ...call, realPay: 0 },
      });
      if ('url' in (quote.body as Row)) throw new Broken('a quote makes an order', quote.sent);
      const order = await success(context, 'renewIsp', {
        query: {},
        body: { ...call, realPay: 1 },
      });
      if (!('url' in (order.body as Row))) {
        throw new Broken('realPay 1 gives no payment page', order.sent, true);
      }
      if ((order.body as Row)['amount'] !== (quote.body as Row)['amount']) {
        throw new Broken('the payment costs another amount than the quote', order.sent);
      }
    },
  },
  {
    operationId: 'searchLocations',
    name: 'countries have states, states have cities',
    async run(context) {
      const places = async (CountryCode: string, StateCode: string) => {
        const body = { CountryCode, StateCode, MealType: 'premium' };
        const { body: found, sent } = await success(context, 'searchLocations', {
          query: {},
          body,
        });
        const values = (found as Row[]).map(({ value }) => String(value));
        const twice = values.find((value, index) => values.indexOf(value) !== index);
        if (twice !== undefined) throw new Broken(`${twice} stands twice in the list`, sent);
        return values;
      };
      const example = operationOf(context, 'searchLocations').body?.examples.at(-1)?.value as Row;
      const [country, state] = [String(example['CountryCode']), String(example['StateCode'])];
      if (!(await places('', '')).includes(country)) {
        throw new Skipped(`${country} is not offered`);
      }
      if (!(await places(country, '')).includes(state)) throw new Skipped(`no state ${state}`);
      await places(country, state);
    },
  },
  {
    operationId: 'checkDiscount',
    name: 'a valid code makes it cheaper',
    async run(context) {
      const operation = operationOf(context, 'checkDiscount');
      const query = Object.fromEntries(
        operation.parameters.map((parameter) => [parameter.name, parameter.example]),
      );
      const { sent, answer } = await exchange(context, operation, { query }, 'nobody');
      if (!isSuccess(answer.json)) throw new Skipped('the example code is not valid here');
      const usd = Number((answer.json.body as Row)['usd']);
      if (!(usd >= 0 && usd < Number(query['amount']))) {
        const message = `usd ${usd} is not in 0 <= usd < ${String(query['amount'])}`;
        throw new Broken(message, sent, true);
      }
    },
  },
];
