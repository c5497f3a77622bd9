import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

const place = (value: string, label: string) => ({ value, label });
const many = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => place(`${name}${index}`, `${name} ${index}`));

const CONFIG = {
  proxyGlobalFmt: '{user}-session-{session}-life-{life}',
  proxyCountryFmt: '{user}-country-{country}-session-{session}-life-{life}',
  proxyStateFmt: '{user}-country-{country}-region-{state}-session-{session}-life-{life}',
  proxyCityFmt: '{user}-country-{country}-region-{state}-city-{city}-session-{session}-life-{life}',
  proxyPort: [10_000, 10_001, 10_002, 10_003],
  proxyPwd: 'Hq7-mQ2xWv',
  usProxyUrl: ['us.proxy.example', 'eu.proxy.example', 'ap.proxy.example'],
  userName: 'amber_8f31',
};

function answerOf(path: string, text: string): unknown {
  if (path.endsWith('/GetUserInfo')) return { userInfo: { email: 'bench@example.com' } };
  if (path.endsWith('/GetProxyConfig')) return CONFIG;
  if (path.endsWith('/PageList')) return { records: [], totalPage: 0 };
  if (path.endsWith('/Analysis')) return { rows: [], counts: { basic: 0, premium: 0, isp: 0 } };
  if (path.endsWith('/BandwidthAnalysis')) {
    return {
      basicUsedBandwidth: 1,
      basicTotalBandWidth: 20,
      premiumUsedBandwidth: 1,
      premiumTotalBandWidth: 50,
    };
  }
  const { CountryCode, StateCode } = JSON.parse(text) as Record<string, string>;
  if (CountryCode === '') return [place('us', 'United States'), ...many(240, 'Country')];
  return StateCode === '' ? many(60, 'State') : many(5000, 'City');
}

/** The built app with canned answers, and how many brotli bytes of scripts it has sent. */
export async function startGeneratorShop(dist: string) {
  const scripts: { file: string; bytes: number }[] = [];
  const server = createServer((request, response) => {
    void respond(request.url ?? '/').catch(() => response.writeHead(404).end());
    async function respond(url: string): Promise<void> {
      const { pathname } = new URL(url, 'http://shop');
      if (pathname.startsWith('/api/')) {
        let text = '';
        for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
        response.setHeader('Content-Type', 'application/json');
        const body = answerOf(pathname, text);
        response.end(JSON.stringify({ code: 200, message: null, body }));
        return;
      }
      const file = pathname === '/dashboard' ? '/dashboard.html' : pathname;
      const packed = brotliCompressSync(await readFile(join(dist, file)));
      if (file.endsWith('.js')) scripts.push({ file, bytes: packed.length });
      response.writeHead(200, {
        'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
        'Content-Encoding': 'br',
      });
      response.end(packed);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, scripts, close: () => server.close() };
}
