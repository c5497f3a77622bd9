import type { OperationId } from '@ambergate/sandbox/operations.ts';
import { screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { IspPanel } from '../../../src/features/isp/IspPanel.tsx';
import { beginSession } from '../../../src/session/session.ts';
import type { Call } from '../../setup/backend.ts';
import { openPage, wait, type TestPage } from '../../setup/page.tsx';
import { OfVisit } from '../../setup/test-api.tsx';
import { NOW, PLANS } from './plans.ts';

export let testPage: TestPage;

/** Gives every test its own fake backend, customer and clock. */
export function freshFixtureForEach(): void {
  beforeEach(async () => {
    vi.useFakeTimers({ now: NOW });
    history.replaceState(null, '', '/dashboard?type=isp');
    testPage = await openPage();
    beginSession({ token: 'token', userInfo: { email: 'ada@example.com' } });
  });
}

export async function open(
  plans: readonly IspPlan[] = PLANS,
  how: 'answer' | 'offContract' = 'answer',
) {
  testPage.show(
    <OfVisit>
      <IspPanel />
    </OfVisit>,
  );
  await wait(0);
  await lastTo('listIspPlans')[how](plans);
}
export const lastTo = (id: OperationId): Call => testPage.last(id);
export const card = (orderNo: string) => screen.getByRole('article', { name: orderNo });
export const articles = () =>
  screen.queryAllByRole('article').map((found) => found.getAttribute('aria-label'));
export const radio = (name: string) => screen.getByRole('radio', { name });
export const dialog = () => screen.getByRole('dialog');
export const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
