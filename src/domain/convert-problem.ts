import { foreignScheme } from './convert-recognise.ts';
import { hostRank } from './host-rank.ts';
import { parsePort } from './proxy-parse.ts';

/** Longer lines are rejected unread. No proxy line comes near this length. */
export const MAX_LINE_LENGTH = 4096;

/** Says why a line is not a proxy, and what to do about it. */
export function problemOf(line: string): string {
  if (line.length > MAX_LINE_LENGTH) {
    return `This line is longer than ${MAX_LINE_LENGTH} characters.`;
  }
  const scheme = foreignScheme(line);
  if (scheme !== null) return `${scheme}:// is not a kind of proxy. Use http, https or socks5.`;
  if (/::|(?:[\da-f]{1,4}:){5}/i.test(line) && !line.includes('[')) {
    return 'Write an IPv6 address in brackets, such as [2001:db8::1]:8080.';
  }
  if (/^[^,;|\t]+(?:[,;|\t][^,;|\t]*){4}/.test(line)) {
    return 'More than four columns: put a line with their names first, such as host,port,user,password.';
  }
  const words = line.split(/[:@,;|\s/]+/);
  const address = words.find((word) => /^\d+(?:\.\d+){3}$/.test(word) && hostRank(word) === 0);
  if (address !== undefined) return `${address} is not an IP address.`;
  if (words.some((word) => /^\d+$/.test(word) && parsePort(word) === null)) {
    return 'The port must be between 1 and 65535.';
  }
  const hasPort = words.some((word) => parsePort(word) !== null);
  if (words.some((word) => hostRank(word) > 1)) {
    return hasPort
      ? 'It is not clear which part is the host, the port, the user and the password.'
      : 'The port is missing.';
  }
  return 'No host and port found.';
}
