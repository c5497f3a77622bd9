import { AMOUNT_RANGE } from './generator.ts';
import { bareHost, isHost, isPort } from './proxy-entry.ts';
import type { RandomInt } from './random.ts';

/** Where lines lead to, as the server says it. */
export type Gateway = {
  /** Hosts. */
  usProxyUrl: readonly string[];
  /** Ports, 1 to 65535. */
  proxyPort: readonly number[];
};

type Endpoints = {
  /** IPv6 without brackets. */
  hosts: readonly string[];
  ports: readonly number[];
};

/** The valid hosts and ports. A host that is named twice is drawn twice as often. */
export function endpointsOf({ usProxyUrl, proxyPort }: Gateway): Endpoints {
  return { hosts: usProxyUrl.filter(isHost).map(bareHost), ports: proxyPort.filter(isPort) };
}

/**
 * The longest rotating list: a line for each pair of host and port, at most the longest list that is sold.
 * @returns 0 without a host or a port
 */
export function rotatingLimit(gateway: Gateway): number {
  const { hosts, ports } = endpointsOf(gateway);
  return Math.min(AMOUNT_RANGE.max, new Set(hosts).size * new Set(ports).size);
}

/**
 * Draws pairs of host and port, no two of them equal, each with the same chance.
 * @param count how many are wanted, from 0
 * @returns `count` pairs, or all where there are fewer
 */
export function drawEndpoints(
  endpoints: Endpoints,
  count: number,
  randomInt: RandomInt,
): { host: string; port: number }[] {
  const hosts = [...new Set(endpoints.hosts)];
  const ports = [...new Set(endpoints.ports)];
  const total = hosts.length * ports.length;
  // A shuffle (Fisher–Yates) of all pairs that keeps only what it has moved: there can be 650 million.
  const moved = new Map<number, number>();
  return Array.from({ length: Math.min(count, total) }, (_, index) => {
    const drawn = index + randomInt(total - index);
    const pair = moved.get(drawn) ?? drawn;
    moved.set(drawn, moved.get(index) ?? index);
    return {
      host: hosts[pair % hosts.length] as string,
      port: ports[Math.floor(pair / hosts.length)] as number,
    };
  });
}
