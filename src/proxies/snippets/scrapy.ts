import { literal, literalLines } from './quote.ts';
import type { Snippet } from './snippet.ts';
import { urlsOf } from './snippet.ts';

export const scrapy: Snippet = {
  id: 'scrapy',
  label: 'Python (Scrapy)',
  needs: 'pip install scrapy, then: scrapy runspider proxy_spider.py',
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
