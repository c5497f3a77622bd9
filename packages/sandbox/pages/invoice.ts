import { escapeUTF8 } from 'entities/escape';
import type { Backend } from '../backend.ts';
import type { Answer } from '../http/answer.ts';
import type { Order } from '../store/orders.ts';
import { factList, page } from './page.ts';

/** The facts of an order in the pages about it. */
export const orderFacts = ({ orderNo, orderName, cents }: Order): string =>
  factList({
    Order: escapeUTF8(orderNo),
    Item: escapeUTF8(orderName),
    Amount: `$${(cents / 100).toFixed(2)}`,
  });

/** The invoice `/invoice/{key}` of an order. */
export function invoicePage({ store, shopPage }: Backend, path: string): Answer {
  const [, , key = '', language = ''] = path.split('/');
  const shop = shopPage(language);
  const order = store.orders.byInvoiceKey(key);
  return order
    ? page('Invoice', orderFacts(order), { shop })
    : page('No such invoice', '<p>This page does not exist.</p>', { status: 404, shop });
}
