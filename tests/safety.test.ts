import { globSync, readdirSync, readFileSync } from 'node:fs';
import { usedByApp } from '@ambergate/contract-check/coverage/used-by-app.ts';
import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { describe, expect, test } from 'vitest';
import * as shop from '../shop.config.ts';
import { oldestBrowsers } from '../src/inline/notice-texts.ts';
import { configFrom } from '../tools/build/config/read-config.ts';
import { Environment } from '../tools/build/config/schema.ts';
import { webManifest } from '../tools/build/delivery/web-manifest.ts';

const ours = ['src', 'packages', 'tools', 'tests'].map((folder) => `${folder}/**/*.{ts,tsx}`);
const tracked = [...globSync(ours), ...globSync('*.ts')]
  .filter((file) => file !== 'tests/safety.test.ts')
  .toSorted();
const linesWith = (pattern: RegExp, files = tracked) =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((line, index) => ({ line, place: `${file}:${index + 1}` }))
      .filter(({ line }) => pattern.test(line))
      .map(({ place }) => place),
  );

test('the app calls every operation of the contract', () => {
  const contract = loadContract();
  const used = usedByApp(contract);
  expect(contract.operations.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([]);
});

test('the product name appears in only one place', () => {
  const texts = readdirSync('public').filter((file) => /\.(svg|txt|webmanifest)$/.test(file));
  const source = tracked.filter((file) => /^(src|scripts)\/|^(vite|shop)/.test(file));
  const named = linesWith(/^(?! *(\/?\*|\/\/)).*Ambergate/, [
    ...source,
    ...texts.map((file) => `public/${file}`),
    'index.html',
  ]);
  expect(named.filter((place) => !place.startsWith('shop.config.ts:'))).toEqual([]);
  const manifestOf = (brand: object) =>
    JSON.parse(webManifest(configFrom({}, { ...shop, brand: { ...shop.brand, ...brand } })));
  expect(manifestOf({ name: 'Other' })).toMatchObject({ name: 'Other', short_name: 'Other' });
  expect(manifestOf({ shortName: 'Short' })).toMatchObject({ short_name: 'Short' });
});

describe('a release', () => {
  const read = (file: string) => readFileSync(file, 'utf8');
  const settings = new Set(Object.keys(Environment.shape));

  test('has a changelog entry for its contract version', () => {
    const [, contract] = read('CHANGELOG.md').split(/^## Contract$/m);
    expect(contract).toContain(`\n### [${loadContract().version}] - `);
  });

  test('pins actions by commit and base images by version, with a comment for each commit', () => {
    const used = [
      ...globSync('.github/workflows/*.yml'),
      'packages/contract-check/action.yml',
      'packages/contract-check/README.md',
    ].flatMap((file) => read(file).match(/(?<=uses: )[^.].*$/gm) ?? []);
    expect(used.length).toBeGreaterThan(3);
    for (const action of used) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const images = ['Containerfile', 'Containerfile.contract-check'].flatMap(
      (file) => read(file).match(/(?<=^FROM )\S+/gm) ?? [],
    );
    expect(images).toHaveLength(4);
    for (const image of images) expect(image).toMatch(/:\d+\.\d+\.\d+(-\w+)?(@sha256:\w{64})?$/);
  });

  test('can be configured in the container with every setting, and no others', () => {
    const args = [...read('Containerfile').matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name);
    expect(new Set(args)).toEqual(settings);
  });

  test('names the same oldest browsers in its documents and its warning', () => {
    expect(read('docs/deployment.md').replaceAll('\n', ' ')).toContain(oldestBrowsers);
  });

  test('has every setting in the one table of docs/configuration.md', () => {
    const rows = read('docs/configuration.md').match(/^\|.*`VITE_.*$/gm) ?? [];
    const names = rows.flatMap((row) => (row.split('|')[1] ?? '').match(/VITE_\w+/g) ?? []);
    expect(new Set(names)).toEqual(settings);
  });
});
