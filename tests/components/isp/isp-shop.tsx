import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { IspPanel } from '../../../src/features/isp/IspPanel.tsx';
import { keepSession } from '../../../src/session/session.ts';
import type { Call } from '../pricing/fake-shop.tsx';
import { closeShopAfterEach, openFakeShop, wait } from '../pricing/fake-shop.tsx';
import { OfVisit } from '../../setup/test-api.tsx';
import { NOW, PLANS } from './plans.ts';

export let shop: ReturnType<typeof openFakeShop>;

/** Gives every test its own fake backend, customer and clock. */
export function freshShopForEach(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW });
    localStorage.clear();
    history.replaceState(null, '', '/dashboard?type=isp');
    shop = openFakeShop();
    keepSession({ token: 'token', userInfo: { email: 'ada@example.com' } });
  });
  closeShopAfterEach();
}

export async function open(plans: IspPlan[] = PLANS) {
  shop.show(
    <OfVisit>
      <IspPanel />
    </OfVisit>,
  );
  await wait(0);
  await lastTo('GetIspList').answer(plans);
}
export function lastTo(end: string): Call {
  const call = shop.to(end).at(-1);
  if (call === undefined) throw new Error(`No call to ${end}`);
  return call;
}
export const card = (orderNo: string) => screen.getByRole('article', { name: orderNo });
export const articles = () =>
  screen.queryAllByRole('article').map((found) => found.getAttribute('aria-label'));
export const radio = (name: string) => screen.getByRole('radio', { name });
export async function press(name: string, inside: HTMLElement = document.body) {
  fireEvent.click(within(inside).getByRole('button', { name }));
  await wait(0);
}
export const dialog = () => screen.getByRole('dialog');
export const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
