import { request, type IncomingMessage } from 'node:http';

export type Answer = {
  status: number;
  /** The values of a header, one for each time it was sent. */
  all: (name: string) => string[];
  /** Names in lower case. */
  names: readonly string[];
  body: Buffer;
};

type Options = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends a raw request: the path is sent as written, and no redirect is followed and nothing is decoded. */
export function ask(
  base: string | undefined,
  path: string,
  { method = 'GET', headers = {}, body }: Options = {},
): Promise<Answer> {
  const { hostname, port } = new URL(base ?? '');
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      read(answer).then(resolve, reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

async function read(answer: IncomingMessage): Promise<Answer> {
  const chunks = (await answer.toArray()) as Buffer[];
  const pairs = Array.from({ length: answer.rawHeaders.length / 2 }, (_, index) => ({
    name: answer.rawHeaders[2 * index]?.toLowerCase() ?? '',
    value: answer.rawHeaders[2 * index + 1] ?? '',
  }));
  return {
    status: answer.statusCode ?? 0,
    all: (wanted) =>
      pairs.filter(({ name }) => name === wanted.toLowerCase()).map(({ value }) => value),
    names: pairs.map(({ name }) => name),
    body: Buffer.concat(chunks),
  };
}
