import { literal, literalLines } from './quote.ts';
import type { Snippet } from './snippet.ts';
import { urlsOf } from './snippet.ts';

export const nodeAxios: Snippet = {
  id: 'node-axios',
  label: 'Node (axios)',
  needs: 'npm install axios https-proxy-agent',
  file: 'proxy-axios.mjs',
  write: (input) => `import axios from 'axios';
import { HttpsProxyAgent } from 'https-proxy-agent';

const proxies = [
${literalLines(urlsOf(input), '  ')}
];

for (const proxy of proxies) {
  const agent = new HttpsProxyAgent(proxy);
  const response = await axios.get(${literal(input.target)}, {
    httpAgent: agent,
    httpsAgent: agent,
    // Keeps axios from using a proxy of the environment.
    proxy: false,
    responseType: 'text',
  });
  console.log(response.data);
}
`,
};
