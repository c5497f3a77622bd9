import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { run } from '@ambergate/contract-check/engine/program.ts';
import { readOptions } from '@ambergate/contract-check/engine/read-options.ts';
import type { Browser } from '@playwright/test';
import { openBenchBackend } from './page/bench-backend.ts';
import { launch } from './page/bench-browser.ts';
import type { Part } from './part.ts';
import { growth } from './parts/growth.ts';
import { interactions } from './parts/interactions.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { memory } from './parts/memory.ts';
import { ownData } from './parts/own-data.ts';
import { pages } from './parts/pages.ts';
import { reportPage, type Made } from './report-page.ts';

const PARTS: Part[] = [pages, ownData, interactions, lighthouse, memory, growth];

const HELP = `npm run bench -- [options]

Measures the built shop and writes docs/performance.md. Run \`npm run build\` first, on an otherwise idle machine.
Takes up to 20 minutes. Lighthouse is installed with npx; without a network, its old figures remain.

  --only NAMES   measure only these parts, separated by commas: ${PARTS.map(({ name }) => name).join(', ')}
  --quick        a few runs, to test the benchmark itself; written to .cache/performance`;

const { values } = readOptions(HELP, {
  only: { type: 'string' },
  quick: { type: 'boolean', default: false },
});
const wanted = values.only?.split(',') ?? PARTS.map(({ name }) => name);
const unknown = wanted.filter((name) => !PARTS.some((part) => part.name === name));
if (unknown.length > 0) {
  console.error(`There is no part named ${unknown.join(', ')}.\n\n${HELP}`);
  process.exit(1);
}

const page = values.quick ? '.cache/performance/performance.md' : 'docs/performance.md';
const folder = join(dirname(page), 'performance');
const figuresFile = join(folder, 'figures.json');
await mkdir(folder, { recursive: true });

const made: Record<string, Made> = await readFile(figuresFile, 'utf8').then(
  (text) => JSON.parse(text) as Record<string, Made>,
  () => ({}),
);
const problems: string[] = [];
const load = loadavg()[0] ?? 0;
if (load > 0.5)
  console.warn(`The machine is busy (load ${load.toFixed(1)}): milliseconds are not reliable.`);

for (const part of PARTS.filter(({ name }) => wanted.includes(name))) {
  const began = Date.now();
  const backend = await openBenchBackend();
  const browser = await launch();
  console.log(`${part.title} ...`);
  try {
    const figures = await part.measure({ backend, browser, isQuick: values.quick });
    made[part.name] = { ...environment(browser), figures };
    console.log(part.write(figures).text);
    problems.push(...part.problems(figures));
  } catch (error) {
    problems.push(`${part.name}: ${String(error)}`);
  }
  await browser.close();
  await backend.close();
  console.log(`${part.title}: ${((Date.now() - began) / 1000).toFixed(0)} s\n`);
}

await writeFile(figuresFile, JSON.stringify(made));
for (const part of PARTS) {
  const { figures } = made[part.name] ?? {};
  const plots = figures === undefined ? {} : (part.write(figures).plots ?? {});
  for (const [file, svg] of Object.entries(plots)) await writeFile(join(folder, file), svg);
}
await writeFile(page, reportPage(PARTS, made));
run('oxfmt', [page, figuresFile], { stdio: 'inherit' });
console.log(`Written: ${page}`);
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

function environment(used: Browser): Omit<Made, 'figures'> {
  const [cpu] = cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} cores of ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB`,
    chromium: used.version(),
    load: Number(load.toFixed(2)),
  };
}
