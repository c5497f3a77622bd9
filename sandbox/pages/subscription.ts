import { randomBytes } from 'node:crypto';
import { escapeUTF8 } from 'entities/escape';
import type { Backend } from '../backend.ts';
import { redirect } from '../http/answer.ts';
import type { Answer } from '../http/answer.ts';
import { page } from './page.ts';

/**
 * The external page that enables automatic renewal: POST with `action` (agree, refuse) settles it. `pay` agrees too,
 * so that one command of a conformance check serves every hosted page.
 */
export function subscriptionPage(
  backend: Backend,
  path: string,
  action: string | undefined,
): Answer {
  const id = path.split('/')[2] ?? '';
  const request = backend.store.subscriptionRequests.byId(id);
  const plan = request && backend.store.ispPlans.byId(request.planId);
  if (!request || !plan) {
    return page('No such subscription', '<p>This page does not exist (any more).</p>', {
      status: 404,
    });
  }
  const isAgreed = action === 'agree' || action === 'pay';
  if (isAgreed || action === 'refuse') {
    const closed = backend.store.subscriptionRequests.close(id, isAgreed ? 'agreed' : 'refused');
    if (closed && isAgreed) {
      backend.store.ispPlans.subscribe(plan.id, `sub_${randomBytes(4).toString('hex')}`);
    }
    return redirect(`/subscribe/${encodeURIComponent(id)}`);
  }
  const facts = `<dl><dt>Plan</dt><dd>${escapeUTF8(plan.orderNo)}</dd><dt>Addresses</dt><dd>${plan.quantity}</dd></dl>`;
  if (request.state === 'agreed') {
    return page('Subscribed', `${facts}<p>Return to the shop and confirm there.</p>`);
  }
  if (request.state === 'refused') {
    return page('Not subscribed', `${facts}<p>Nothing was changed. You can close this tab.</p>`);
  }
  return page(
    'Renew automatically',
    `${facts}<form method="post"><button class="primary" name="action" value="agree">Subscribe</button><button name="action" value="refuse">Not now</button></form>`,
  );
}
