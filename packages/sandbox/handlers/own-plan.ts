import type { RequestContext } from '../operations.ts';
import { Refusal } from '../Refusal.ts';
import type { IspPlanRow } from '../store/isp-plans.ts';
import { signedIn } from './signed-in.ts';

/** A plan of this customer. Another customer's plan counts as unknown. */
export function ownPlan(context: RequestContext, orderNo: string): IspPlanRow {
  const plan = context.backend.store.ispPlans.byOrderNo(signedIn(context).id, orderNo);
  if (!plan) throw new Refusal(404, 'Plan not found', 'plan_not_found');
  return plan;
}
