import type { IspPlanDetail } from '../../../generated/model/ispPlanDetail.zod.ts';
import type { WithRows } from '../../api/rows.ts';

/** A plan whose addresses are reported or replaced. */
export type AddressedPlan = { orderNo: string; detail: WithRows<IspPlanDetail> };
