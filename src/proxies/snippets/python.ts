import { literal, literalLines, urlsOf } from './snippet.ts';
import type { Snippet } from './snippet.ts';

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

export const pythonHttpx: Snippet = {
  id: 'python-httpx',
  label: 'Python (httpx)',
  needs: 'pip install "httpx>=0.26"',
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

export const scrapy: Snippet = {
  id: 'scrapy',
  label: 'Python (Scrapy)',
  needs: 'pip install "scrapy>=2.13", then: scrapy runspider proxy_spider.py',
  file: 'proxy_spider.py',
  write: (input) => `from itertools import cycle

import scrapy

proxies = cycle([
${literalLines(urlsOf(input), '    ')}
])


class ProxySpider(scrapy.Spider):
    name = "proxy"
    custom_settings = {"ROBOTSTXT_OBEY": False}

    async def start(self):
        for _ in range(${input.proxies.length}):
            yield scrapy.Request(
                ${literal(input.target)},
                meta={"proxy": next(proxies)},
                dont_filter=True,
            )

    def parse(self, response):
        print(response.text)
`,
};
