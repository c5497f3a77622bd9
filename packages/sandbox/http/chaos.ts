import { json, type Answer } from './answer.ts';
import type { Operation } from './contract.ts';

/** Faults on demand, in the words of the X-Chaos header (see packages/sandbox/README.md). */
export type Chaos = {
  latency?: number;
  status?: number;
  type?: 'json' | 'html' | 'empty';
  /** A business failure with this code. */
  code?: number;
  /** Its text; empty for none. */
  message?: string;
  /** The contract's example of this name. */
  example?: string;
  malformed?: true;
  'off-contract'?: true;
  /** The real response, in the loose dialect. */
  loose?: true;
  drop?: true;
  /** Headers of any response; an empty one is removed. */
  headers?: Record<string, string>;
  /** Only for these operations; for all when missing. */
  op?: readonly string[];
};

/** Parses an X-Chaos header. Throws on an unknown word, so that a typo does not look like a healthy server. */
export function parseChaos(text: string): Chaos {
  const chaos: Chaos = {};
  for (const part of text
    .split(';')
    .map((word) => word.trim())
    .filter(Boolean)) {
    const [name = '', value = ''] = part.split(/=(.*)/s);
    if (isSwitch(name)) chaos[name] = true;
    else if (name === '401') chaos.status = 401;
    else if ((name === 'latency' || name === 'status' || name === 'code') && /^\d+$/.test(value)) {
      chaos[name] = Number(value);
    } else if (name === 'type' && (value === 'json' || value === 'html' || value === 'empty')) {
      chaos.type = value;
    } else if (name === 'message') chaos.message = value;
    else if (name === 'example' && value) chaos.example = value;
    else if (name === 'header' && HEADER.test(value)) {
      const [field = '', content = ''] = value.split(/: *(.*)/s);
      chaos.headers = { ...chaos.headers, [field]: content };
    } else if (name === 'op' && value) chaos.op = [...(chaos.op ?? []), ...value.split(',')];
    else throw new Error(`X-Chaos does not support "${part}"`);
  }
  const { status } = chaos;
  if (status !== undefined && (status < 200 || status > 599)) {
    throw new Error(`X-Chaos: ${status} is not a status`);
  }
  return chaos;
}

const HEADER = /^[\w-]+:[\x20-\x7e]*$/;

const isSwitch = (name: string) =>
  name === 'malformed' || name === 'off-contract' || name === 'loose' || name === 'drop';

export const concerns = ({ op }: Chaos, operationId: string): boolean =>
  op === undefined || op.includes(operationId);

/** The response that replaces the real one, if one was requested. */
export function standIn(
  { status, type, code, message, example }: Chaos,
  { examples }: Operation,
): Answer | undefined {
  const documented = example === undefined ? undefined : examples.get(example);
  if (documented !== undefined) return json(documented.status, documented.value);
  if (code !== undefined) {
    const text = message ?? 'Not available at the moment';
    return json(200, { code, message: text === '' ? null : text, body: null });
  }
  if (status === undefined && type === undefined) return undefined;
  return page(status ?? 200, type ?? 'json', message);
}

/** Sets the requested headers, which pages on other origins may read. */
export function withHeaders({ headers: ordered }: Chaos, answer: Answer): Answer {
  if (ordered === undefined) return answer;
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(ordered)) {
    if (value === '') headers.delete(name);
    else headers.set(name, value);
  }
  headers.set('Access-Control-Expose-Headers', Object.keys(ordered).join(', '));
  return { ...answer, headers: Object.fromEntries(headers) };
}

/** Damages a real response. */
export function corrupt({ malformed, 'off-contract': offContract }: Chaos, answer: Answer): Answer {
  if (offContract) {
    const value = JSON.parse(answer.body) as Record<string, unknown>;
    const broken = 'code' in value ? breakEnvelope(value) : breakShape(value);
    return { ...answer, body: JSON.stringify(broken) };
  }
  if (!malformed) return answer;
  const half = Math.max(1, Math.floor(answer.body.length / 2));
  return { ...answer, body: answer.body.slice(0, half) };
}

function page(status: number, type: 'json' | 'html' | 'empty', message?: string): Answer {
  if (type === 'empty') return { status, headers: {}, body: '' };
  if (type === 'json') {
    return json(status, {
      code: status,
      message: message ?? `Chaos returned ${status}`,
      body: null,
    });
  }
  return {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
    body: `<!doctype html><title>${status}</title><h1>${status}</h1><p>A response from a gateway.</p>`,
  };
}

/** Clients read only the code if there is no body. */
function breakEnvelope(value: Record<string, unknown>): unknown {
  const { body } = value;
  return body === null
    ? { ...value, code: '200' }
    : { ...value, code: 200, body: breakShape(body) };
}

/** Removes the first field, or changes the type. */
function breakShape(value: unknown): unknown {
  if (Array.isArray(value)) return { records: value };
  if (typeof value !== 'object' || value === null) return { unexpected: true };
  return Object.fromEntries(Object.entries(value).slice(1));
}
