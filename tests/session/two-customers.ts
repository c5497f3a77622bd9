import { plan } from '../components/isp/plans.ts';
import { order } from '../components/orders/orders.ts';

export type Sent = {
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** The bearer token, or ''. */
  token: string;
};

export const ADA = { token: 'ada', userInfo: { email: 'ada@example.com' } };
export const BOB = { token: 'bob', userInfo: { email: 'bob@example.com' } };

/** The server writes all texts of a customer in capitals. */
export function answerTo({ path, query, body, token }: Sent): unknown {
  const name = token.toUpperCase();
  const host = `${name}.example`;
  const planOf = (number: number) =>
    plan({ orderNo: `${name}-${number}`, ...(number === 1 && { subscriptionId: 'sub' }) });
  const url = `https://pay.example/${name}`;
  switch (path.split('/').at(-1)) {
    case 'GetUserInfo':
      return { userInfo: { email: `${token}@example.com`, name } };
    case 'BandwidthAnalysis':
      return {
        basicUsedBandwidth: 1,
        basicTotalBandWidth: 20,
        premiumUsedBandwidth: 5,
        premiumTotalBandWidth: 5,
      };
    case 'GetProxyConfig':
      return {
        proxyGlobalFmt: '{user}',
        proxyCountryFmt: '{user}-{country}-{session}',
        proxyStateFmt: '{user}',
        proxyCityFmt: '{user}',
        proxyPort: [10_000],
        proxyPwd: name,
        usProxyUrl: [host],
        userName: name,
      };
    case 'Search':
      return [{ value: 'us', label: 'United States' }];
    case 'GetIspList':
      return [1, 2, 3, 4, 5, 6].map(planOf);
    case 'FindIspsByOrderNo':
      return {
        ...planOf(1),
        orderNo: query.get('orderNo'),
        proxies: [{ host, port: 80, userName: name, password: name }],
      };
    case 'PageList':
      return { totalPage: 2, records: [order({ orderNo: `${name}-${query.get('PageNo')}` })] };
    case 'Analysis':
      return { rows: [], counts: { basic: 1, premium: 2, isp: 4 } };
    case 'StaticResidenceRenew':
      return {
        amount: body['promotionCode'] === '' ? 50 : 45,
        ...(body['realPay'] === 1 && { url }),
      };
    case 'CreateSubscription':
    case 'DynamicResidenceRecharge':
    case 'StaticResidenceRecharge':
      return { url };
    case 'GetPlanBy':
      return ['other', 'isp'].map((planKey) => ({ planKey, planName: name, unitPrice: 2 }));
    case 'GetDiscount':
      return { usd: Number(query.get('amount')) * 0.9 };
    default:
      return null;
  }
}
