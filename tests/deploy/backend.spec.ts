import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { expect, test } from '@playwright/test';
import { ask, type Answer } from './ask.ts';
import { pageHeaders } from './published.ts';

const DEMO = { email: 'demo@ambergate.example', passWord: 'amber-demo-1' };

/** Expects no headers of the shop's files on a response from the API. */
function expectNoPageHeaders(path: string, answer: Answer): void {
  for (const name of Object.keys(pageHeaders)) {
    // The API sends this header itself; it must not be doubled.
    const own = name === 'X-Content-Type-Options' ? ['nosniff'] : [];
    expect([path, name, answer.all(name)]).toEqual([path, name, own]);
  }
  expect([path, answer.all('Cache-Control')]).toEqual([path, ['no-store']]);
}

/** The JSON body of a response, and the response itself. */
async function call(base: string | undefined, path: string, body: unknown, token?: string) {
  const answer = await ask(base, path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });
  return {
    answer,
    value: JSON.parse(answer.body.toString()) as { body?: { token?: string; url?: string } },
  };
}

async function demoToken(base: string | undefined): Promise<string> {
  const { value } = await call(base, '/api/SysLogin/Login', {
    ...DEMO,
    loginType: 'pwd',
    account: '',
  });
  return value.body?.token ?? '';
}

test('API responses have only their own headers, each once, whatever their status', async ({
  baseURL,
}) => {
  const right = await call(baseURL, '/api/SysLogin/Login', {
    ...DEMO,
    loginType: 'pwd',
    account: '',
  });
  expect(right.value).toMatchObject({ code: 200 });
  expectNoPageHeaders('Login', right.answer);
  for (const [path, status] of [
    ['/api/PromotionCode/GetDiscount?name=AMBER15&amount=80&mealType=premium', 200],
    ['/api/SysLogin/GetUserInfo', 401],
    ['/api/Nothing/Here', 404],
    ['/functions/v1/nothing', 404],
    ['/functions/v1/create-user', 405],
  ] as const) {
    const answer = await ask(baseURL, path);
    expect([path, answer.status]).toEqual([path, status]);
    expect([path, answer.all('Content-Type')]).toEqual([path, ['application/json; charset=utf-8']]);
    expectNoPageHeaders(path, answer);
  }
});

test('the page of a social sign-in has only its own policy', async ({ baseURL }) => {
  const answer = await ask(baseURL, '/api/SysLogin/GetGoogleLogin?account=ada');
  const policies = answer.all('Content-Security-Policy');
  expect(policies).toHaveLength(1);
  expect(policies).not.toEqual([pageHeaders['Content-Security-Policy']]);
  expect(answer.all('Cross-Origin-Opener-Policy')).toEqual([]);
  expect(answer.all('Cache-Control')).toEqual(['no-store']);
});

test('functions can be called', async ({ baseURL }) => {
  const body = { email: 'root@deploy.example', password: 'secret-1', email_confirm: true };
  const { value } = await call(baseURL, '/functions/v1/create-user', body);
  expect(value).toEqual({ success: true, user: { email: body.email } });
});

for (const name of ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const) {
  test(`hub events arrive at once over ${name}`, async ({ baseURL }) => {
    const token = await demoToken(baseURL);
    const connection = new HubConnectionBuilder()
      .withUrl(`${baseURL}/hubs/payment`, {
        accessTokenFactory: () => token,
        transport: HttpTransportType[name],
      })
      .configureLogging(LogLevel.None)
      .build();
    const heard = new Promise<string>((resolve) => {
      connection.on('PublicPaymentStatus', (text: string) => resolve(text));
    });
    await connection.start();
    const order = { Quantity: 5, PromotionCode: '', paymentType: 0, mealType: 'basic' };
    const { value } = await call(baseURL, '/api/ProxyBuy/DynamicResidenceRecharge', order, token);
    const url = value.body?.url ?? '';
    const paid = Date.now();
    await fetch(url, { method: 'POST', body: new URLSearchParams({ action: 'pay' }) });
    expect(await heard).toContain('"status":1');
    expect(Date.now() - paid).toBeLessThan(5_000);
    await connection.stop();
  });
}
