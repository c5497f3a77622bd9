import { pac, playwright, puppeteer } from './browsers.ts';
import { go } from './go.ts';
import { nodeAxios, nodeHttp, nodeUndici } from './node.ts';
import { pythonHttpx, pythonRequests, pythonUrllib, scrapy } from './python.ts';
import { curl, environment } from './shell.ts';
import type { Snippet } from './snippet.ts';
import { curlCmd, curlPowerShell, environmentCmd, environmentPowerShell } from './windows.ts';

export const SNIPPETS: readonly Snippet[] = [
  curl,
  curlPowerShell,
  curlCmd,
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
  environmentPowerShell,
  environmentCmd,
  pac,
];
