import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ProxyOptions } from 'vite';
import { IN_LANGUAGE } from '../build/languages.ts';
import { answers, startChild } from './children.ts';
import { freePort } from './free-port.ts';

/** The shop's own legal texts, in English. */
const SAMPLES = join('.cache', 'sample-texts.json');

/**
 * Serves each language except the first under its tag. Each has its own server (tools/dev/language.ts), which starts when
 * one of its pages is first opened.
 */
export async function otherLanguages(
  [, ...tags]: readonly string[],
  base: string,
  samples: Record<string, string>,
): Promise<Plugin> {
  mkdirSync('.cache', { recursive: true });
  writeFileSync(SAMPLES, JSON.stringify(samples));
  const servers = new Map<string, { url: string; ready: () => Promise<void> }>();
  for (const tag of tags) servers.set(tag, serverOf(tag, await freePort(), base));
  const proxies = Array.from(servers, ([tag, { url }]): [string, ProxyOptions] => [
    `^${base}/${tag}/`,
    { target: url, ws: true },
  ]);
  return {
    name: 'other-languages',
    apply: 'serve',
    config: () => ({ server: { proxy: Object.fromEntries(proxies) } }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.originalUrl ?? '/', 'http://localhost');
        const [, tag = '', rest] = /^\/([\w-]+)(\/?)/.exec(pathname.slice(base.length)) ?? [];
        const server = pathname.startsWith(`${base}/`) ? servers.get(tag) : undefined;
        if (server === undefined) next();
        else if (rest === '')
          response.writeHead(302, { Location: `${base}/${tag}/${search}` }).end();
        else server.ready().then(() => next(), next);
      });
    },
  };
}

function serverOf(tag: string, port: number, base: string) {
  const url = `http://localhost:${port}`;
  let ready: Promise<void> | undefined;
  const begin = () => {
    startChild('node', [...IN_LANGUAGE, join('tools', 'dev', 'language.ts'), String(port)], {
      name: tag,
      env: { SHOP_LANGUAGE: tag, SHOP_SAMPLE_TEXTS: SAMPLES },
    });
    return answers(`${url}${base}/${tag}/`);
  };
  return { url, ready: () => (ready ??= begin()) };
}
