import { readFileSync, rmSync } from 'node:fs';
import { output, start } from '@ambergate/contract-check/engine/program.ts';
import { expect, onTestFinished, test } from 'vitest';
import { copyRepository } from './copy-repository.ts';
import { patient } from './patience.ts';

/** Vitest's variable selects another configuration of Vite. */
const env = { VITEST: undefined };
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: { start: string };
};

test(
  'the shop is generated, built and served in a folder with spaces and non-ASCII letters',
  { tags: 'nightly', timeout: patient(180_000) },
  async () => {
    const cwd = copyRepository('Ämber gate ü ');
    onTestFinished(() => rmSync(cwd, { recursive: true }));
    output('node', ['tools/generate/check.ts'], { cwd, env });
    // npm would not end the processes that it started.
    const [program = '', ...args] = scripts.start.split(' ');
    const shop = start(program, [...args, '--memory', '--port=0'], { cwd, env, all: true });
    onTestFinished(async () => {
      shop.kill();
      await shop;
    });
    const url = await new Promise<string>((resolve, reject) => {
      let printed = '';
      shop.all.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const found = /^Shop: (\S+)\n/m.exec(printed)?.[1];
        if (found !== undefined) resolve(found);
      });
      shop.once('exit', () => reject(new Error(printed)));
    });
    const page = await fetch(`${url}/pricing`);
    expect(await page.text()).toContain('<h1');
  },
);
