import { literal, literalLines } from './quote.ts';
import type { Snippet } from './snippet.ts';
import { urlsOf } from './snippet.ts';

export const pythonUrllib: Snippet = {
  id: 'python-urllib',
  label: 'Python (standard library)',
  needs: 'Python 3, nothing to install.',
  file: 'proxy_urllib.py',
  write: (input) => `from itertools import cycle
from urllib.request import ProxyHandler, build_opener

proxies = cycle([
${literalLines(urlsOf(input), '    ')}
])


def fetch(url):
    proxy = next(proxies)
    opener = build_opener(ProxyHandler({"http": proxy, "https": proxy}))
    with opener.open(url, timeout=30) as response:
        return response.read().decode()


for _ in range(${input.proxies.length}):
    print(fetch(${literal(input.target)}))
`,
};
