import { literal, literalLines } from './quote.ts';
import type { Snippet } from './snippet.ts';
import { urlsOf } from './snippet.ts';

export const pythonHttpx: Snippet = {
  id: 'python-httpx',
  label: 'Python (httpx)',
  needs: 'pip install httpx',
  file: 'proxy_httpx.py',
  write: (input) => `from itertools import cycle

import httpx

proxies = cycle([
${literalLines(urlsOf(input), '    ')}
])

for _ in range(${input.proxies.length}):
    with httpx.Client(proxy=next(proxies), timeout=30) as client:
        response = client.get(${literal(input.target)})
        response.raise_for_status()
        print(response.text)
`,
};
