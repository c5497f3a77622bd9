import { pac, playwright, puppeteer } from './browsers.ts';
import { go } from './go.ts';
import { nodeAxios, nodeHttp, nodeUndici } from './node.ts';
import { pythonHttpx, pythonRequests, pythonUrllib, scrapy } from './python.ts';
import { curl, environment } from './shell.ts';
import type { Snippet } from './snippet.ts';

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
