import { t } from '../../i18n/text.ts';
import { literal, literalLines, urlsOf, type Snippet, type SnippetInput } from './snippet.ts';

const proxies = (input: SnippetInput) => `const proxies = [
${literalLines(urlsOf(input), '  ')}
];`;

export const nodeUndici: Snippet = {
  id: 'node-undici',
  label: t`Node (fetch with undici)`,
  needs: 'npm install undici',
  file: 'proxy-undici.mjs',
  write: (input) => `import { fetch, ProxyAgent } from 'undici';

${proxies(input)}

for (const proxy of proxies) {
  const { username, password } = new URL(proxy);
  const secret = \`\${decodeURIComponent(username)}:\${decodeURIComponent(password)}\`;
  // Without a token, ProxyAgent does not send a user name that has no password.
  const token = secret === ':' ? undefined : \`Basic \${Buffer.from(secret).toString('base64')}\`;
  const dispatcher = new ProxyAgent({ uri: proxy, token });
  const response = await fetch(${literal(input.target)}, { dispatcher });
  if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
  console.log(await response.text());
  await dispatcher.close();
}
`,
};

export const nodeAxios: Snippet = {
  id: 'node-axios',
  label: 'Node (axios)',
  needs: 'npm install axios https-proxy-agent',
  file: 'proxy-axios.mjs',
  write: (input) => `import axios from 'axios';
import { HttpsProxyAgent } from 'https-proxy-agent';

${proxies(input)}

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

export const nodeHttp: Snippet = {
  id: 'node-http',
  label: t`Node (nothing to install)`,
  needs: t`Node 24.5 or newer.`,
  file: 'proxy-http.mjs',
  write: (input) => `import http from 'node:http';
import https from 'node:https';

${proxies(input)}

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
