import type { IncomingMessage } from 'node:http';
import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { visible } from '@ambergate/contract-check/engine/visible.ts';
import type { Plugin, ProxyOptions } from 'vite';
import { breakLine, prismBreaks, saysBroken, VIOLATIONS } from './page/contract-break.ts';
import { OPERATIONS_ID, operationAt, type DevOperation } from './page/dev-loop.ts';

/** The operations of the contract, read at each startup. */
export const listOperations = (): DevOperation[] =>
  loadContract().operations.map(({ id, method, path, serverPath }) => ({
    id,
    method,
    path: serverPath + path,
  }));

/** Adds the dialog that shows contract violations to every page of `npm run dev`. */
export const contractBreaks = (operations: readonly DevOperation[]): Plugin => ({
  name: 'contract-breaks',
  apply: 'serve',
  transformIndexHtml: (_html, { server }) => [
    {
      tag: 'script',
      attrs: { id: OPERATIONS_ID, type: 'application/json' },
      children: JSON.stringify(operations).replaceAll('<', '\\u003c'),
      injectTo: 'head',
    },
    {
      tag: 'script',
      attrs: { type: 'module', src: `${server?.config.base ?? '/'}tools/dev/page/start.tsx` },
      injectTo: 'head',
    },
  ],
});

/** Prints what Prism finds in a call, regardless of the client that made it. */
export const printBreaks = (
  operations: readonly DevOperation[],
  print: (line: string) => void,
): ProxyOptions => ({
  configure: (proxy) => {
    const sent = new WeakMap<IncomingMessage, Promise<string>>();
    proxy.on('start', (request) => sent.set(request, textOf(request)));
    proxy.on('proxyRes', (response, request) => {
      const { pathname, searchParams } = new URL(addressOf(request), 'http://localhost');
      const operation = operationAt(operations, request.method ?? '', pathname);
      const violations = response.headers[VIOLATIONS]?.toString() ?? null;
      const type = response.headers['content-type'] ?? null;
      if (operation === undefined || !saysBroken(violations, type)) return;
      const operationId = operation.id;
      const status = response.statusCode ?? 0;
      const known = { operationId, status, violations, query: searchParams };
      const texts = [sent.get(request) ?? Promise.resolve(''), textOf(response)];
      void Promise.all(texts).then(([asked = '', answer = '']) =>
        prismBreaks({ ...known, request: asked, answer }).forEach((one) =>
          print(visible(breakLine(one))),
        ),
      );
    });
  },
});

/** The URL before the proxy rewrote it. */
const addressOf = (request: IncomingMessage & { originalUrl?: string }): string =>
  request.originalUrl ?? request.url ?? '';

/** Collects the text of a stream that also has another reader. */
function textOf(stream: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const end = () => resolve(Buffer.concat(chunks).toString());
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', end);
    stream.on('error', end);
  });
}
