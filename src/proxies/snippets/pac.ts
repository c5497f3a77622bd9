import { hostText } from '../../domain/proxy-entry.ts';
import { literal } from './quote.ts';
import type { Snippet } from './snippet.ts';

export const pac: Snippet = {
  id: 'pac',
  label: 'PAC file',
  needs:
    'A browser or system that takes a PAC file. It carries no credentials: the browser asks for them.',
  file: 'proxy.pac',
  write({ proxies }) {
    const servers = [
      ...new Set(proxies.map(({ host, port }) => `PROXY ${hostText(host)}:${port}`)),
    ];
    return `var servers = [
${servers.map((server) => `  ${literal(server)}`).join(',\n')}
];

function FindProxyForURL(url, host) {
  if (isPlainHostName(host) || host === '127.0.0.1') return 'DIRECT';
  // Each site keeps one proxy; the next ones take over when it fails.
  var sum = 0;
  for (var i = 0; i < host.length; i += 1) sum = (sum * 31 + host.charCodeAt(i)) % 65521;
  var at = sum % servers.length;
  return servers.slice(at).concat(servers.slice(0, at)).slice(0, 5).join('; ');
}
`;
  },
};
