import type { Backend } from '../backend.ts';
import { redirect, type Answer } from '../http/answer.ts';
import { factList, page } from './page.ts';

/** The page `/verify/{proxyUser}` on which a customer is verified: POST with `action` (verify, refuse). */
export function verificationPage(
  { store, shopPage }: Backend,
  path: string,
  action: string | undefined,
): Answer {
  const [, , proxyUser = '', language = ''] = path.split('/');
  const shop = shopPage(language);
  const customer = store.customers.byProxyUser(proxyUser);
  if (!customer) {
    return page('No such verification', '<p>This page does not exist.</p>', { status: 404, shop });
  }
  if (action === 'verify' || action === 'refuse') {
    store.provoked.set(`verification:${customer.id}`, action === 'verify' ? 'done' : 'refused');
    return redirect(path);
  }
  const state = store.provoked.of<string>(`verification:${customer.id}`) ?? 'done';
  return page(
    'Verification',
    `${factList({ State: state })}<form method="post"><button class="primary" name="action" value="verify">Verify</button><button name="action" value="refuse">Refuse</button></form>`,
    { shop },
  );
}
