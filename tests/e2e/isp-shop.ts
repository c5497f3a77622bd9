import type { APIRequestContext, Page, WebSocket } from '@playwright/test';
import { BROWSER_STEP_MS } from '../patience.ts';
import type { Customer } from './fixtures.ts';

const headers = ({ token }: Customer) => ({ Authorization: `Bearer ${token}` });

type Order = {
  chaos?: string;
  plan?: { quantity: number; expiresInSeconds: number };
  event?: { target: string; args: readonly unknown[] };
  credit?: { tier: 'basic' | 'premium'; total: number; used?: number };
  hub?: 'drop' | 'close';
  verification?: 'none' | 'pending' | 'refused';
};

/** Uses the sandbox's controls, for actions that customers cannot take. */
export async function control(request: APIRequestContext, customer: Customer, data: Order) {
  await request.post('/sandbox', { headers: headers(customer), data });
}

export async function sendPaymentEvent(
  request: APIRequestContext,
  customer: Customer,
  ...args: unknown[]
) {
  await control(request, customer, { event: { target: 'PublicPaymentStatus', args } });
}

/** Buys residential data over the API and returns its payment page. */
export async function orderData(request: APIRequestContext, customer: Customer, gb: number) {
  const answer = await request.post('/api/ProxyBuy/DynamicResidenceRecharge', {
    headers: headers(customer),
    data: { Quantity: gb, PromotionCode: '', paymentType: 0, mealType: 'premium' },
  });
  const { body } = (await answer.json()) as { body: { url: string } };
  return body.url;
}

export async function pay(
  request: APIRequestContext,
  url: string,
  action: 'pay' | 'decline' = 'pay',
) {
  await request.post(url, { form: { action } });
}

/** Resolves when a hub connection of the page has completed its handshake, and ignores one that closes before that. */
export function hubConnected(page: Page): Promise<void> {
  const late = new Error('The page did not connect to the hub');
  return new Promise((resolve, reject) => {
    // The page is loaded first.
    const limit = setTimeout(() => reject(late), 2 * BROWSER_STEP_MS);
    const watch = (socket: WebSocket) => {
      if (!socket.url().includes('/hubs/payment')) return;
      socket.once('framereceived', () => {
        clearTimeout(limit);
        page.off('websocket', watch);
        resolve();
      });
    };
    page.on('websocket', watch);
  });
}
