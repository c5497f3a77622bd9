import { curl } from './curl.ts';
import { environment } from './environment.ts';
import { go } from './go.ts';
import { nodeAxios } from './node-axios.ts';
import { nodeHttp } from './node-http.ts';
import { nodeUndici } from './node-undici.ts';
import { pac } from './pac.ts';
import { playwright } from './playwright.ts';
import { puppeteer } from './puppeteer.ts';
import { pythonHttpx } from './python-httpx.ts';
import { pythonRequests } from './python-requests.ts';
import { pythonUrllib } from './python-urllib.ts';
import { scrapy } from './scrapy.ts';
import type { Snippet } from './snippet.ts';

/** All snippets, in display order. */
export const SNIPPETS: readonly Snippet[] = [
  curl,
  pythonRequests,
  pythonHttpx,
  pythonUrllib,
  scrapy,
  nodeUndici,
  nodeAxios,
  nodeHttp,
  playwright,
  puppeteer,
  go,
  environment,
  pac,
];
