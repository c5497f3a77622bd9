import { literal, literalLines } from './quote.ts';
import type { Snippet } from './snippet.ts';
import { urlsOf } from './snippet.ts';

export const pythonRequests: Snippet = {
  id: 'python-requests',
  label: 'Python (requests)',
  needs: 'pip install requests',
  file: 'proxy_requests.py',
  write: (input) => `from itertools import cycle

import requests

proxies = cycle([
${literalLines(urlsOf(input), '    ')}
])

for _ in range(${input.proxies.length}):
    proxy = next(proxies)
    response = requests.get(
        ${literal(input.target)},
        proxies={"http": proxy, "https": proxy},
        timeout=30,
    )
    response.raise_for_status()
    print(response.text)
`,
};
