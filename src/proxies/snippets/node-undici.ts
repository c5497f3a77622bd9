import { literal, literalLines } from './quote.ts';
import type { Snippet } from './snippet.ts';
import { urlsOf } from './snippet.ts';

export const nodeUndici: Snippet = {
  id: 'node-undici',
  label: 'Node (fetch with undici)',
  needs: 'npm install undici',
  file: 'proxy-undici.mjs',
  write: (input) => `import { fetch, ProxyAgent } from 'undici';

const proxies = [
${literalLines(urlsOf(input), '  ')}
];

for (const proxy of proxies) {
  const dispatcher = new ProxyAgent(proxy);
  const response = await fetch(${literal(input.target)}, { dispatcher });
  if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
  console.log(await response.text());
  await dispatcher.close();
}
`,
};
