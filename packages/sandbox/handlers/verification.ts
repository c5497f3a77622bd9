import type { VerificationState } from '../../../generated/model/verificationState.zod.ts';
import type { Backend } from '../backend.ts';
import type { RequestContext } from '../operations.ts';
import { Refusal } from '../Refusal.ts';
import { signedIn } from './signed-in.ts';

/** The state of a customer's verification; undefined if no verification is needed. */
export const verificationOf = ({ store }: Backend, customerId: number) =>
  store.provoked.of<VerificationState>(`verification:${customerId}`);

/** Rejects a purchase by a customer who must be verified first. */
export function expectVerified(context: RequestContext): void {
  const state = verificationOf(context.backend, signedIn(context).id);
  if (state === undefined || state === 'done') return;
  throw new Refusal(403, 'Please verify your account before you buy', 'verification_required');
}
