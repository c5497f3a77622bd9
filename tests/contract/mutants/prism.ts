import { spawn } from 'node:child_process';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import getPort from 'get-port';
import { exampleInputs } from '../../../contract/check/example-inputs.ts';
import { loadContract } from '../../../contract/load.ts';
import type { Operation } from '../../../contract/load.ts';
import type { Backend } from '../backend.ts';

/** Header by which Prism's upstream finds the backend of a call. */
const TARGET = 'x-mutant-port';
const START_MS = 60_000;
const CALL_MS = 3000;

const { operations } = loadContract();

/**
 * One `prism proxy --errors` in front of the backend that a call names. What it reports of the healthy backend does
 * not count.
 */
export async function startPrism() {
  const front = createServer((request, response) => {
    const { headers, method } = request;
    const port = Number(headers[TARGET]);
    // Prism serves paths without the path of their `servers` entry.
    const path = (request.url ?? '').replace(/^\/create-user/, '/functions/v1/create-user');
    const onward = send({ host: 'localhost', port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => void front.listen(0, '127.0.0.1', resolve));
  const port = await getPort();
  const flags = ['--errors', '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn('prism', ['proxy', 'openapi.yaml', addressOf(front), ...flags]);
  const url = `http://127.0.0.1:${port}`;
  await answers(url);
  const healthy = new Map<string, string[]>();

  async function complaints(backend: Backend, operationId: string): Promise<string[]> {
    const operation = operations.find(({ id }) => id === operationId);
    if (operation === undefined) return [];
    const calls = exampleInputs(operation).flatMap((input) =>
      [`Bearer ${backend.token}`, undefined].map((authorization) =>
        complaintOf(url, operation, input, backend, authorization),
      ),
    );
    return Promise.all(calls);
  }

  return {
    /** Records what Prism reports of a backend without a bug. */
    async learn(backend: Backend): Promise<void> {
      for (const { id } of operations) healthy.set(id, await complaints(backend, id));
    },
    /** What Prism reports of the operations of a backend with a bug. Events do not pass through it. */
    async look(backend: Backend, only: readonly string[]): Promise<string> {
      for (const id of only) {
        const usual = healthy.get(id) ?? [];
        const found = (await complaints(backend, id)).find(
          (complaint, index) => complaint !== '' && complaint !== usual[index],
        );
        if (found !== undefined) return found;
      }
      return only.some((id) => healthy.has(id)) ? 'nothing' : 'nothing (it speaks no WebSocket)';
    },
    stop(): void {
      child.kill();
      front.close();
      front.closeAllConnections();
    },
  };
}

type Input = ReturnType<typeof exampleInputs>[number];

/** Empty when Prism passes the answer on unchanged. */
async function complaintOf(
  url: string,
  operation: Operation,
  input: Input,
  backend: Backend,
  authorization: string | undefined,
): Promise<string> {
  const query = new URLSearchParams(
    Object.entries(input.query).map(([name, value]) => [name, String(value)]),
  );
  const headers: Record<string, string> = { [TARGET]: new URL(backend.url).port };
  if (authorization !== undefined) headers['Authorization'] = authorization;
  if (input.body !== undefined) headers['Content-Type'] = 'application/json';
  try {
    const answer = await fetch(`${url}${operation.path}?${query}`, {
      method: operation.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(CALL_MS),
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    const text = await answer.text();
    if (answer.headers.get('content-type')?.includes('problem+json') === true) {
      const { title, status } = JSON.parse(text) as { title: string; status: number };
      return `its own ${status}: ${title.replace(/ (at|to) http.*?(?=reason|,|$)/, ' ')}`;
    }
    const header = answer.headers.get('sl-violations');
    return header === null ? '' : 'a header `sl-violations` on an answer that passes';
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? '' : 'a cut connection';
  }
}

const addressOf = (server: ReturnType<typeof createServer>) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function answers(url: string): Promise<void> {
  const end = performance.now() + START_MS;
  while (performance.now() < end) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Prism does not start.');
}
