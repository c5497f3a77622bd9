import type { OperationId } from '@ambergate/sandbox/operations.ts';
import { screen } from '@testing-library/react';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { IspPanel } from '../../../src/features/isp/IspPanel.tsx';
import '../../../src/features/isp/RenewDialog.tsx';
import '../../../src/features/isp/Subscription.tsx';
import type { Call } from '../../setup/backend.ts';
import { freshPageForEach, testPage, wait } from '../../setup/page.tsx';
import { OfVisit } from '../../setup/test-api.tsx';
import { NOW, PLANS } from './plans.ts';

export { testPage };

export const freshIspPageForEach = () =>
  freshPageForEach({ path: '/dashboard?type=isp', now: NOW, email: 'ada@example.com' });

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
export const figure = (name: string) =>
  screen.getByText(name).parentElement?.querySelector('[aria-hidden] + span')?.textContent;
