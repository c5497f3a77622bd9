import { expect, test } from 'vitest';
import { judgeChanges } from '../../contract/diff/judge-changes.ts';
import { redoclyDiff } from '../../contract/diff/redocly-diff.ts';
import { loadContract } from '../../contract/load.ts';
import { at, changedText, operationAt, put } from './contract-text.ts';
import type { Json } from './contract-text.ts';

/** Changes of words, marks and event arguments, of which OpenAPI's own rules know nothing. */
const field = (document: Json, name: string, of: string) =>
  at(document, 'components', 'schemas', name, 'properties', of);
const hubOf = (document: Json) =>
  at(document, 'webhooks', 'PublicPaymentStatus', 'post', 'x-signalr');
const payload = { name: 'payload', encoding: 'json-string' };

test.each<[what: string, change: (document: Json) => void, verdict: string]>([
  [
    'a call that is safe no more',
    (document) => put(operationAt(document, '/api/Order/PageList', 'get'), 'x-safe', false),
    'breaking and read by the app',
  ],
  [
    'another encoding of an argument of the event',
    (document) => put(hubOf(document), 'arguments', [{ ...payload, encoding: 'json' }]),
    'breaking and read by the app',
  ],
  [
    'a second argument of the event',
    (document) => put(hubOf(document), 'arguments', [payload, { name: 'more' }]),
    'breaking and read by the app',
  ],
  [
    'a description that promises another order',
    (document) =>
      put(field(document, 'OrderAnalysis', 'rows'), 'description', 'The purchases, newest first.'),
    'breaking but unread',
  ],
  [
    'a description in which another number is meant',
    (document) =>
      put(field(document, 'OrderRecord', 'status'), 'description', 'A code: 1 is not paid.'),
    'breaking but unread',
  ],
])('%s is reported', (_what, change, verdict) => {
  const base = changedText((document) => put(hubOf(document), 'arguments', [payload]));
  const revision = changedText((document) => {
    put(hubOf(document), 'arguments', [payload]);
    change(document);
  });
  const judged = judgeChanges(redoclyDiff(base, revision), loadContract(), {
    listOrders: ['body'],
  });
  expect(judged.map((one) => one.verdict)).toContain(verdict);
});
