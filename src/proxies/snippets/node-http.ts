import { literal, literalLines } from './quote.ts';
import type { Snippet } from './snippet.ts';
import { urlsOf } from './snippet.ts';

export const nodeHttp: Snippet = {
  id: 'node-http',
  label: 'Node (nothing to install)',
  needs: 'Node 24.5 or newer.',
  file: 'proxy-http.mjs',
  write: (input) => `import http from 'node:http';
import https from 'node:https';

const proxies = [
${literalLines(urlsOf(input), '  ')}
];

function fetchThrough(proxy, url) {
  const client = url.startsWith('https:') ? https : http;
  const agent = new client.Agent({ proxyEnv: { HTTP_PROXY: proxy, HTTPS_PROXY: proxy } });
  return new Promise((resolve, reject) => {
    client
      .get(url, { agent }, async (response) => {
        let text = '';
        for await (const chunk of response.setEncoding('utf8')) text += chunk;
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(\`HTTP \${response.statusCode}\`));
      })
      .on('error', reject);
  });
}

for (const proxy of proxies) {
  console.log(await fetchThrough(proxy, ${literal(input.target)}));
}
`,
};
