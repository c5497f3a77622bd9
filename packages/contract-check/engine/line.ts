import { Agent, type AgentOptions } from 'node:http';
import { Agent as SecureAgent, type AgentOptions as SecureAgentOptions } from 'node:https';

/** How servers are reached, where more is needed than their address. */
export type Line = {
  /** Headers of every call, which a gateway asks for. They go to the origin of the API alone. */
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

/** The headers of the line for this address; none outside of the backend's origin, as of a hub elsewhere. */
export const headersTo = ({ headers = {} }: Line, backend: string, address: string | URL) =>
  originOf(address) === originOf(backend) ? headers : {};

/** `ws` and `wss` count as `http` and `https`. */
const originOf = (address: string | URL) => new URL(String(address).replace(/^ws/, 'http')).origin;
