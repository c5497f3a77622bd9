import { t } from '../../i18n/text.ts';
import { literal, literalLines, urlsOf, type Snippet, type SnippetInput } from './snippet.ts';

const proxies = (input: SnippetInput) => `proxies = cycle([
${literalLines(urlsOf(input), '    ')}
])`;

/** requests encodes credentials as Latin-1, and urllib sends no credentials without a password. */
const SIGN_IN = `def sign_in(proxy):
    """Splits a proxy into its address and the header that signs in, in UTF-8."""
    credentials, at, address = urlsplit(proxy).netloc.rpartition("@")
    if not at:
        return proxy, {}
    user, _, password = credentials.partition(":")
    secret = b64encode(f"{unquote(user)}:{unquote(password)}".encode()).decode()
    return f"http://{address}", {"Proxy-Authorization": f"Basic {secret}"}
`;

export const pythonRequests: Snippet = {
  id: 'python-requests',
  label: 'Python (requests)',
  needs: 'pip install requests',
  file: 'proxy_requests.py',
  write: (input) => `from base64 import b64encode
from itertools import cycle
from urllib.parse import unquote, urlsplit

import requests
from requests.adapters import HTTPAdapter

${proxies(input)}


${SIGN_IN}

class ProxyAdapter(HTTPAdapter):
    def __init__(self, headers):
        super().__init__()
        self.sign_in_headers = headers

    def proxy_headers(self, proxy):
        return self.sign_in_headers


def fetch(url):
    proxy, headers = sign_in(next(proxies))
    with requests.Session() as session:
        session.mount("http://", ProxyAdapter(headers))
        session.mount("https://", ProxyAdapter(headers))
        response = session.get(url, proxies={"http": proxy, "https": proxy}, timeout=30)
        response.raise_for_status()
        return response.text


for _ in range(${input.proxies.length}):
    print(fetch(${literal(input.target)}))
`,
};

export const pythonHttpx: Snippet = {
  id: 'python-httpx',
  label: 'Python (httpx)',
  needs: 'pip install "httpx>=0.26"',
  file: 'proxy_httpx.py',
  write: (input) => `from itertools import cycle

import httpx

${proxies(input)}

for _ in range(${input.proxies.length}):
    with httpx.Client(proxy=next(proxies), timeout=30) as client:
        response = client.get(${literal(input.target)})
        response.raise_for_status()
        print(response.text)
`,
};

export const pythonUrllib: Snippet = {
  id: 'python-urllib',
  label: t`Python (standard library)`,
  needs: t`Python 3, nothing to install.`,
  file: 'proxy_urllib.py',
  write: (input) => `from base64 import b64encode
from itertools import cycle
from urllib.parse import unquote, urlsplit
from urllib.request import ProxyHandler, Request, build_opener

${proxies(input)}


${SIGN_IN}

def fetch(url):
    proxy, headers = sign_in(next(proxies))
    opener = build_opener(ProxyHandler({"http": proxy, "https": proxy}))
    with opener.open(Request(url, headers=headers), timeout=30) as response:
        return response.read().decode()


for _ in range(${input.proxies.length}):
    print(fetch(${literal(input.target)}))
`,
};

export const scrapy: Snippet = {
  id: 'scrapy',
  label: 'Python (Scrapy)',
  needs: t`pip install "scrapy>=2.13", then: scrapy runspider proxy_spider.py`,
  file: 'proxy_spider.py',
  write: (input) => `from itertools import cycle

import scrapy

${proxies(input)}


class ProxySpider(scrapy.Spider):
    name = "proxy"
    custom_settings = {"ROBOTSTXT_OBEY": False, "HTTPPROXY_AUTH_ENCODING": "utf-8"}

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
