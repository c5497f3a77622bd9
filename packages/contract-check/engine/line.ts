import { Agent, type AgentOptions } from 'node:http';
import { Agent as SecureAgent, type AgentOptions as SecureAgentOptions } from 'node:https';

/** How servers are reached, if more than their URL is needed. */
export type Line = {
  /** Headers that a gateway requires in every call. They are sent only to the origin of the API. */
  headers?: Record<string, string>;
  /** PEM texts: the client's certificate and its key, and additional authorities to trust. */
  tls?: Pick<SecureAgentOptions, 'cert' | 'key' | 'ca'>;
  /** `HTTP_PROXY`, `HTTPS_PROXY` and `NO_PROXY`. Node supports them since version 24.5. */
  proxyEnv?: NodeJS.ProcessEnv | undefined;
};

/** The agents of one line, by protocol. */
export function createAgents({ tls, proxyEnv }: Line, options: AgentOptions = {}) {
  const all = proxyEnv === undefined ? options : { ...options, proxyEnv };
  return { 'http:': new Agent(all), 'https:': new SecureAgent({ ...all, ...tls }) };
}

/** The headers for this URL; none outside of the backend's origin, for example for a hub elsewhere. */
export const headersTo = ({ headers = {} }: Line, backend: string, address: string | URL) =>
  originOf(address) === originOf(backend) ? headers : {};

/** `ws` and `wss` count as `http` and `https`. */
const originOf = (address: string | URL) => new URL(String(address).replace(/^ws/, 'http')).origin;
