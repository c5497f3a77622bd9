import { readFileSync } from 'node:fs';
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { rootCertificates } from 'node:tls';
import type { Line } from '../engine/line.ts';
import { WrongCall } from './WrongCall.ts';

/** Headers that the kit sets itself, so that another value would change what is checked. */
const OWN = [
  'authorization',
  'content-type',
  'content-length',
  'accept',
  'accept-encoding',
  'origin',
  'host',
];
const PROXIES = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy'];
const PROXY = /^https?:/;
const TAKES = 'must be an address with http:// or https://';
const SINCE = [24, 5] as const;

type LineValues = {
  url?: string | undefined;
  contract?: string | undefined;
  'functions-url'?: string | undefined;
  header: readonly string[];
  cert?: string | undefined;
  key?: string | undefined;
  ca?: string | undefined;
  proxy?: string | undefined;
};

/** How the backend is reached: headers, certificates and the proxy. Throws WrongCall. */
export function readLine(
  values: LineValues,
  environment: NodeJS.ProcessEnv,
  version = process.versions.node,
): Line {
  const { cert, key, ca } = values;
  if ((cert === undefined) !== (key === undefined)) {
    throw new WrongCall('pass --cert and --key together');
  }
  return {
    headers: Object.fromEntries(values.header.map(readHeader)),
    tls: {
      ...(cert === undefined ? {} : { cert: pem(cert, '--cert') }),
      ...(key === undefined ? {} : { key: pem(key, '--key') }),
      // A list of certificate authorities replaces Node's own list.
      ...(ca === undefined ? {} : { ca: [...rootCertificates, pem(ca, '--ca')] }),
    },
    proxyEnv: readProxy(values, environment, version),
  };
}

function readHeader(line: string): [name: string, value: string] {
  const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/.exec(line) ?? [];
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch (cause) {
    // The value may be a secret.
    throw new WrongCall("--header must be 'NAME: VALUE'", { cause });
  }
  if (value === '') throw new WrongCall(`--header ${name} has no value`);
  if (OWN.includes(name.toLowerCase())) throw new WrongCall(`the kit sets ${name} itself`);
  return [name, value];
}

function pem(file: string, option: string): string {
  try {
    const text = readFileSync(file, 'utf8');
    if (!text.includes('-----BEGIN ')) throw new Error('it is not a PEM file');
    return text;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new WrongCall(`${option} ${file} cannot be read: ${why}`, { cause });
  }
}

function readProxy(
  { proxy, ...values }: LineValues,
  environment: NodeJS.ProcessEnv,
  version: string,
): NodeJS.ProcessEnv | undefined {
  if (proxy === undefined && !PROXIES.some((name) => environment[name])) return undefined;
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNew = major > SINCE[0] || (major === SINCE[0] && minor >= SINCE[1]);
  const needs = `needs Node ${SINCE.join('.')} or later, but this is Node ${version}`;
  if (proxy !== undefined) {
    if (!PROXY.test(proxy)) throw new WrongCall(`--proxy ${TAKES}`);
    if (!isNew) throw new WrongCall(`--proxy ${needs}`);
    return { HTTP_PROXY: proxy, HTTPS_PROXY: proxy };
  }
  for (const address of [values.url, values.contract, values['functions-url']]) {
    const name = proxyFor(address ?? '', environment);
    if (name === undefined) continue;
    if (!isNew)
      throw new WrongCall(`${name} ${needs}; where no proxy is needed, name the host in NO_PROXY`);
    // Node would bypass it.
    if (!PROXY.test(environment[name] ?? '')) throw new WrongCall(`${name} ${TAKES}`);
  }
  return isNew ? environment : undefined;
}

/** The variable that sets the proxy for this URL, if there is one. */
function proxyFor(address: string, environment: NodeJS.ProcessEnv): string | undefined {
  const url = URL.parse(address);
  if (url === null) return undefined;
  const { protocol, host, hostname } = url;
  const past = (environment['no_proxy'] || environment['NO_PROXY'] || '').toLowerCase();
  const isPast = past.split(/[\s,]+/).some((entry) => {
    const domain = /^\*?(\..+)$/.exec(entry)?.[1];
    return (
      ['*', host, hostname].includes(entry) || (domain !== undefined && hostname.endsWith(domain))
    );
  });
  const upper = protocol.replace(':', '_PROXY').toUpperCase();
  return isPast ? undefined : [upper.toLowerCase(), upper].find((name) => environment[name]);
}
