import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { start } from '@ambergate/contract-check/engine/program.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyRepository } from './copy-repository.ts';
import { patient } from './patience.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: { dev: string };
};
const STEP = { timeout: patient(60_000), interval: 200 };

test(
  'npm run dev serves other languages under their tags, with the current translations',
  { tags: 'nightly', timeout: patient(180_000) },
  async () => {
    const cwd = copyRepository('dev-languages-');
    onTestFinished(() => rmSync(cwd, { recursive: true, force: true, maxRetries: 5 }));
    const shopFile = join(cwd, 'shop.config.ts');
    const languages = /(?<=languages: ShopFile\['languages'\] = )\[[^\]]*\]/;
    const addDutch = (list: string) => `[...${list}, 'nl']`;
    writeFileSync(shopFile, readFileSync(shopFile, 'utf8').replace(languages, addDutch));
    mkdirSync(join(cwd, 'brand/texts'), { recursive: true });
    const translate = (text: string, summary: string) =>
      writeFileSync(
        join(cwd, 'brand/texts/nl.po'),
        [
          `msgid "Terms of Use"\nmsgstr "${text}"`,
          `msgctxt "shop.config.ts"\nmsgid "Static US addresses with unlimited data."\nmsgstr "${summary}"`,
        ].join('\n\n'),
      );
    translate('Gebruiksvoorwaarden', 'Vaste adressen');

    // npm would not end the processes that it started.
    const [program = '', ...args] = scripts.dev.split(' ');
    const dev = start(program, args, { cwd, env: { VITEST: undefined }, all: true });
    onTestFinished(async () => {
      dev.kill();
      await dev;
    });
    let printed = '';
    dev.all.setEncoding('utf8').on('data', (text: string) => (printed += text));
    const url = await vi.waitFor(
      () => /^Shop: (http\S+?)\/\n/m.exec(printed)?.[1] ?? expect.fail(printed),
      STEP,
    );
    const textOf = async (path: string) => (await fetch(url + path)).text();
    const home = await fetch(`${url}/nl`);
    expect(home.url).toBe(`${url}/nl/`);
    expect(await home.text()).toContain('<html lang="nl" dir="ltr"');
    expect(await textOf('/src/app/shell/Footer.tsx')).toContain('Terms of Use');
    expect(await textOf('/nl/src/app/shell/Footer.tsx')).toContain('`Gebruiksvoorwaarden`');
    expect(await textOf('/nl/shop.config.ts')).toContain('Vaste adressen');
    // The pages of all languages share the other files.
    expect(await textOf('/nl/src/paths.ts')).toMatch(/"BASE_URL": ?"\/"/);

    translate('Voorwaarden', 'Vast');
    await vi.waitFor(async () => {
      expect(await textOf('/nl/src/app/shell/Footer.tsx')).toContain('`Voorwaarden`');
      expect(await textOf('/nl/shop.config.ts')).toContain('"Vast"');
    }, STEP);
  },
);
