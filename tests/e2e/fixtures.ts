import { uniqueName } from '@ambergate/sandbox/tests/unique-name.ts';
import {
  expect as baseExpect,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import { test as base } from '../whole-names.ts';
import { MessageLog } from './MessageLog.ts';
import { serveBuild } from './serve-build.ts';
import { speak } from './speak.ts';
import { watchTokens } from './token-watch.ts';
import { translatePages, type TranslatedFrom } from './translate-page.ts';

export { expect } from '@playwright/test';

export type Customer = { email: string; password: string; token: string };

export type TranslationOption = {
  /** The browser translates every page, as Chrome does. Fails when a page breaks or a text goes stale. */
  translatedFrom: TranslatedFrom | undefined;
};

export type LanguageOption = {
  /** The language in which the tests visit the shop. */
  language: string;
};

type Fixtures = TranslationOption & {
  translation: undefined;
  /** A new customer for this test, registered with an emailed code. */
  customer: Customer;
  /** Reports against the Content-Security-Policy and Trusted Types. A test that expects some removes them. */
  policyReports: Array<string>;
  /** Every bearer token that the pages sent. */
  sentTokens: ReadonlyMap<string, string>;
  endedRoutes: undefined;
  /** Every message of the page since before its first load, even if it disappears quickly. */
  messages: MessageLog;
  /** Serves a build until the test ends, with a sandbox that has the prices of the folder's shop file. Returns the origin. */
  serveBuild: (dist: string, folder?: string) => Promise<string>;
  /** Stores the customer's session in the page, so that the next load is signed in. */
  signIn: (page: Page, customer: Customer) => Promise<void>;
};

export const test = base.extend<Fixtures, LanguageOption & { spoken: undefined }>({
  language: ['en', { option: true, scope: 'worker' }],
  spoken: [
    async ({ browser, language, wholeNames }, provide) => {
      const page = await browser.newPage();
      if (language !== 'en') speak(page, language);
      await page.close();
      await provide(wholeNames);
    },
    { scope: 'worker', auto: true },
  ],
  translatedFrom: [undefined, { option: true }],
  translation: [
    async ({ context, translatedFrom }, provide) => {
      const faults: string[] = [];
      if (translatedFrom !== undefined) {
        await translatePages(context, translatedFrom);
        context.on('console', (message) => {
          if (/Stale text|NotFoundError/.test(message.text())) faults.push(message.text());
        });
        context.on('weberror', (error) => faults.push(error.error().message));
      }
      await provide(undefined);
      baseExpect(faults).toEqual([]);
    },
    { auto: true },
  ],
  /** Fails when any page, popup or second tab violates the Content-Security-Policy of the build. */
  policyReports: [
    async ({ context }, provide) => {
      const reports: string[] = [];
      context.on('console', (message) => {
        if (/Content.Security.Policy|Trusted ?Type/i.test(message.text()))
          reports.push(message.text());
      });
      await provide(reports);
      baseExpect(reports).toEqual([]);
    },
    { auto: true },
  ],
  /** Fails when any page, popup or payment tab leaks a bearer token. */
  sentTokens: [
    async ({ context }, provide) => {
      const watch = watchTokens(context);
      await provide(watch.tokens);
      baseExpect(watch.leaks()).toEqual([]);
    },
    { auto: true },
  ],
  /** A call that is still running when its test ends would fail in its route, and fail the whole run. */
  endedRoutes: [
    async ({ context }, provide) => {
      await provide(undefined);
      await Promise.all([context, ...context.pages()].map(endRoutes));
    },
    { auto: true },
  ],
  messages: async ({ page }, provide) => {
    await provide(await MessageLog.keep(page));
  },
  customer: async ({ request }, provide) => {
    await provide(await registerCustomer(request));
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from this pattern
  serveBuild: async ({}, provide) => {
    const stops: (() => void)[] = [];
    await provide(async (dist, folder) => {
      const { origin, stop } = await serveBuild(dist, folder);
      stops.push(stop);
      return origin;
    });
    for (const stop of stops) stop();
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from this pattern
  signIn: async ({}, provide) => {
    await provide(async (page, { token, email }) => {
      await page.addInitScript(
        (stored) => {
          if (sessionStorage.getItem('seeded') !== null) return;
          sessionStorage.setItem('seeded', 'yes');
          localStorage.setItem('user', stored);
        },
        JSON.stringify({ token, userInfo: { email } }),
      );
    });
  },
});

/** A window that has closed itself has already removed its routes. */
async function endRoutes(routed: BrowserContext | Page): Promise<void> {
  await routed.unrouteAll({ behavior: 'ignoreErrors' }).catch((error: unknown) => {
    if (!(error instanceof Error && error.message.includes('has been closed'))) throw error;
  });
}

export async function registerCustomer(request: APIRequestContext): Promise<Customer> {
  const email = newEmail();
  const password = 'amber-test-1';
  await request.post('/api/SysLogin/SendSes', { data: { email, smsType: 'register' } });
  const verifyCode = await mailedCode(request, email);
  const answer = await request.post('/api/SysLogin/Register', {
    data: { email, passWord: password, verifyCode },
  });
  const { body } = (await answer.json()) as { body: { token: string } };
  return { email, password, token: body.token };
}

export function newEmail(domain = 'example.com'): string {
  return `test-${uniqueName()}@${domain}`;
}

/** The newest code that the sandbox emailed to this address. */
export async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  const answer = await request.get(`/mailbox.json?email=${encodeURIComponent(email)}`);
  const mails = (await answer.json()) as { code: string }[];
  const newest = mails[0];
  if (newest === undefined) throw new Error(`No mail for ${email}`);
  return newest.code;
}
