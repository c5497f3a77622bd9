import type { Page, WebSocketRoute } from '@playwright/test';
import { isSold } from '../../sold.ts';
import { twoFrames } from '../two-frames.ts';
import { exampleOf, jsonOperations, operationOf, toJson } from './answers.ts';

/** A screen of the shop, and the operations that it calls on opening. */
type Screen = { path: string; asked: readonly string[] };

export const RESIDENTIAL: Screen = {
  path: '/dashboard',
  asked: ['getBandwidth', 'searchLocations', 'listOrders', 'analyseOrders'],
};
export const ISP: Screen = {
  path: '/dashboard?type=isp',
  asked: ['listIspPlans', 'listOrders', 'analyseOrders'],
};
export const PRICING: Screen = {
  path: '/pricing',
  asked: isSold('isp') ? ['listStaticPlans'] : [],
};

const HUB = '/hubs/payment';
const END = '\u001E';

/** The customer of the contract's example of GetUserInfo. Signing in as another customer opens the first tab. */
export const FIRST_CUSTOMER = 'demo@ambergate.example';

/**
 * Answers every call of the page as the test says, by default with the contract's example. The hub accepts and stays
 * silent.
 */
export class FuzzedServer {
  readonly #page: Page;
  readonly #answers = new Map<string, { answer: unknown; status: number }>();
  readonly #answered = new Map<string, PromiseWithResolvers<void>>();
  #sessions = 0;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(page: Page): Promise<FuzzedServer> {
    const server = new FuzzedServer(page);
    await page.route(/\/(api|functions\/v1)\//, async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      const operation = jsonOperations.find(
        ({ method, serverPath, path }) =>
          method === request.method() && pathname === serverPath + path,
      );
      if (operation === undefined) throw new Error(`Not in the contract: ${pathname}`);
      const { id } = operation;
      const { answer, status } = server.#answers.get(id) ?? { answer: exampleOf(id), status: 200 };
      await route.fulfill({ status, contentType: 'application/json', body: toJson(answer) });
      server.#answerTo(id).resolve();
    });
    await page.route(`**${HUB}/negotiate*`, (route) =>
      route.fulfill({
        json: {
          negotiateVersion: 1,
          connectionId: 'fuzz',
          connectionToken: 'fuzz',
          availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
        },
      }),
    );
    await page.routeWebSocket(new RegExp(HUB), (socket: WebSocketRoute) => {
      let isGreeted = false;
      socket.onMessage(() => {
        if (!isGreeted) socket.send(`{}${END}`);
        isGreeted = true;
      });
    });
    return server;
  }

  /** From now on, answers this operation so. */
  set(id: string, answer: unknown, status = 200): void {
    this.#answers.set(operationOf(id).id, { answer, status });
  }

  setAll(answers: Record<string, unknown>): void {
    for (const [id, answer] of Object.entries(answers)) this.set(id, answer);
  }

  /** Signs a customer in and opens a screen. Resolves when all of its calls are answered. */
  async visit({ path, asked }: Screen): Promise<void> {
    await this.#page.addInitScript((stored) => {
      if (localStorage.getItem('user') === null) localStorage.setItem('user', stored);
    }, this.#session());
    await this.#page.goto(path);
    await this.settled(asked);
  }

  /**
   * Signs another customer in, as if in another tab: the page drops every answer and asks again without a load.
   * Resolves when these operations are answered and nothing on the page is busy.
   */
  async refetch(operations: readonly string[], email?: string): Promise<void> {
    this.#answered.clear();
    await this.#page.evaluate((stored) => {
      localStorage.setItem('user', stored);
      dispatchEvent(new StorageEvent('storage', { key: 'user', newValue: stored }));
    }, this.#session(email));
    await this.settled(operations);
  }

  /** Resolves when these operations were answered since the last refetch, and the result is rendered. */
  async settled(operations: readonly string[]): Promise<void> {
    for (const id of operations) await this.#answerTo(id).promise;
    await this.#page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
    await twoFrames(this.#page);
  }

  /** Settles when the operation was answered since the last refetch. */
  #answerTo(id: string): PromiseWithResolvers<void> {
    const answer = this.#answered.get(id) ?? Promise.withResolvers<void>();
    this.#answered.set(id, answer);
    return answer;
  }

  #session(email?: string): string {
    this.#sessions += 1;
    const userInfo = { email: email ?? `customer-${this.#sessions}@example.com` };
    return JSON.stringify({ token: `fuzz-${this.#sessions}`, userInfo });
  }
}
