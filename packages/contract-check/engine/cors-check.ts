import { headersOfApp } from './client.ts';
import { answered, type CheckContext } from './context.ts';
import { Broken, NotApplicable, Skipped } from './failures.ts';
import type { Operation } from './load.ts';
import type { Answer, Identity, Sent } from './types.ts';

const ANOTHER_ORIGIN = 'https://another-origin.example';

/**
 * What a browser requires before an app on another origin may read: the preflight, and headers on every kind of response.
 */
export async function expectCors(context: CheckContext, operation: Operation): Promise<void> {
  const { client } = context;
  const { url, functionsUrl, origin } = client.target;
  if (context.scenarios.isPage(operation))
    throw new NotApplicable('a popup is opened, not fetched');
  const server = operation.serverPath === '' ? url : functionsUrl;
  expectOtherOrigin(context, server);
  await expectPreflight(context, operation, client.addressOf(operation, { query: {} }));
  const input = context.scenarios.documented(context, operation)[0] ?? { query: {} };
  const identities: Identity[] = ['anonymous'];
  const isLasting = !context.scenarios.endsToken.includes(operation.id);
  if (isLasting && operation.needsToken && client.tokenOf('customer') !== '') {
    identities.push('customer');
  }
  for (const identity of identities) {
    const { sent, answer } = await answered(operation, input, identity, () =>
      client.send(operation, input, identity),
    );
    expectAllowed(answer, origin, `the ${answer.status} does not allow ${origin}`, sent);
    expectExposed(operation, answer, sent);
    await expectVaried(context, operation, answer, sent);
  }
}

/** A cache may serve a response to another origin unless `Vary` names the headers on which the permission depends. */
async function expectVaried(
  { client }: CheckContext,
  operation: Operation,
  answer: Answer,
  sent: Sent,
): Promise<void> {
  const allowed = answer.headers.get('access-control-allow-origin');
  const varies = listOf(answer, 'vary');
  if (allowed === '*' || varies.includes('origin') || varies.includes('*')) return;
  const address = client.addressOf(operation, { query: {} });
  const headers = { Origin: ANOTHER_ORIGIN };
  const { answer: other } = await answered(operation, sent.input, 'anonymous', () =>
    client.call(address, { method: operation.method, headers }),
  );
  // A permission that is the same for everyone depends on nothing.
  if (other.headers.get('access-control-allow-origin') === allowed) return;
  const message = `the ${answer.status} allows ${client.target.origin} by name, without Vary: Origin`;
  throw new Broken(message, sent, true, { severity: 'contract', reproduces: true });
}

/** @throws NotApplicable if the app and the API share an origin, Skipped if that is unknown */
export function expectOtherOrigin({ client, options }: CheckContext, address: string): void {
  if (new URL(address).origin !== client.target.origin) return;
  if (options.isOriginGiven === true) throw new NotApplicable('the app has the same origin');
  throw new Skipped("pass --origin with the app's origin, its own or that of the API");
}

/** Browsers hide a header from an app on another origin unless the response exposes it. */
function expectExposed(operation: Operation, answer: Answer, sent: Sent): void {
  const declared = operation.responses.get(String(answer.status))?.headers ?? [];
  const exposed = listOf(answer, 'access-control-expose-headers');
  const hidden = declared
    .map(({ name }) => name)
    .filter((name) => answer.headers.has(name))
    .filter((name) => !exposed.includes(name.toLowerCase()) && !exposed.includes('*'));
  if (hidden.length === 0) return;
  const message = `the ${answer.status} has ${hidden.join(', ')} but does not expose it (Access-Control-Expose-Headers)`;
  throw new Broken(message, sent, true, { severity: 'contract', reproduces: true });
}

/** The preflight that a browser sends before a call from another origin. */
export async function expectPreflight(
  { client }: CheckContext,
  operation: Operation,
  url: string,
  method = operation.method,
): Promise<void> {
  const { origin } = client.target;
  const input = { query: {} };
  const headers = {
    Origin: origin,
    'Access-Control-Request-Method': method,
    'Access-Control-Request-Headers': headersOfApp(operation).join(','),
  };
  const { curl, answer } = await answered(operation, input, 'anonymous', () =>
    client.call(url, { method: 'OPTIONS', headers }),
  );
  const sent = { operation, input, identity: 'anonymous' as const, curl };
  if (answer.status < 200 || answer.status >= 300) {
    throw new Broken(`the preflight returns ${answer.status}`, sent, false, { reproduces: true });
  }
  expectAllowed(answer, origin, `the preflight does not allow ${origin}`, sent);
  // These methods need no permission (Fetch standard).
  const methods = listOf(answer, 'access-control-allow-methods');
  const isSimple = ['GET', 'HEAD', 'POST'].includes(method);
  if (!isSimple && !methods.includes(method.toLowerCase()) && !methods.includes('*')) {
    throw new Broken(`the preflight does not allow ${method}`, sent, false, { reproduces: true });
  }
  const allowed = listOf(answer, 'access-control-allow-headers');
  // The star means every header except Authorization (Fetch standard).
  const missing = headersOfApp(operation).filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  );
  if (missing.length > 0) {
    throw new Broken(
      `the preflight does not allow the headers ${missing.join(', ')}`,
      sent,
      false,
      { reproduces: true },
    );
  }
}

/**
 * Checks that a page of this origin may read the response.
 * @throws Broken with the message
 */
export function expectAllowed(answer: Answer, origin: string, message: string, sent: Sent): void {
  const allowed = answer.headers.get('access-control-allow-origin');
  if (allowed === origin || allowed === '*') return;
  // Two headers of the same name, from a server and its proxy, are combined into one that names neither.
  const isTwice = allowed?.includes(',') ?? false;
  throw new Broken(isTwice ? `${message}: the header is sent twice` : message, sent, false, {
    reproduces: true,
  });
}

const listOf = (answer: Answer, header: string): string[] =>
  (answer.headers.get(header) ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
