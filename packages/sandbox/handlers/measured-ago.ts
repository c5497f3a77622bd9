import type { RequestContext } from '../operations.ts';
import { utcTime } from '../rules/utc-time.ts';
import { signedIn } from './signed-in.ts';

/** When the customer's figures of data were measured. */
export function measuredAgo(context: RequestContext): string {
  const { store, now } = context.backend;
  const seconds = store.provoked.of<number>(`age:${signedIn(context).id}`) ?? 0;
  return utcTime(now() - seconds * 1000);
}
