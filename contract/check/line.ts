import { Agent } from 'node:http';
import type { AgentOptions } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { AgentOptions as SecureAgentOptions } from 'node:https';

/** How servers are reached, where more is needed than their address. */
export type Line = {
  /** Headers of every call, which a gateway asks for. They go to the backend alone. */
  headers?: Record<string, string>;
  /** PEM texts: the client's certificate and its key, and further authorities to trust. */
  tls?: Pick<SecureAgentOptions, 'cert' | 'key' | 'ca'>;
  /** `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`. Node takes them from version 24.5 on. */
  proxyEnv?: NodeJS.ProcessEnv | undefined;
};

/** The agents of one line, by protocol. */
export function createAgents({ tls, proxyEnv }: Line, options: AgentOptions = {}) {
  const all = proxyEnv === undefined ? options : { ...options, proxyEnv };
  return { 'http:': new Agent(all), 'https:': new SecureAgent({ ...all, ...tls }) };
}

/** The headers of the line for this address; none for a host that the backend sends the kit to. */
export const headersTo = ({ headers = {} }: Line, backend: string, address: string | URL) =>
  new URL(address).host === new URL(backend).host ? headers : {};
