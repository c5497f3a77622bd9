import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);

test('images contain nothing that git ignores, such as local settings and secrets', () => {
  const ignored = linesOf('.dockerignore');
  // A pattern in .gitignore applies to every folder; one in .dockerignore only if it specifies that.
  const wanted = linesOf('.gitignore').map((line) =>
    line.startsWith('/') ? line.slice(1, -1) : `**/${line.replace(/\/$/, '')}`,
  );
  expect(wanted).toContain('**/.env.local');
  for (const pattern of wanted) expect(ignored).toContain(pattern);
});

type Service = {
  image: string;
  build?: { args: Record<string, string> };
  volumes?: readonly string[];
};

test('compose.yaml matches the names in the image and the proxy', () => {
  const { services, volumes } = parse(readFileSync('deploy/compose.yaml', 'utf8')) as {
    services: Record<string, Service>;
    volumes: object;
  };
  const container = readFileSync('Containerfile', 'utf8');
  for (const name of Object.keys(services['shop']?.build?.args ?? {}))
    expect(container).toMatch(new RegExp(`^ARG ${name}\\b`, 'm'));
  const proxy = readFileSync('deploy/proxy.Caddyfile', 'utf8');
  for (const name of Object.keys(services).filter((service) => service !== 'proxy'))
    expect(proxy).toMatch(new RegExp(`reverse_proxy ${name}:\\d+$`, 'm'));
  expect(container).toContain('EXPOSE 8080');
  expect(proxy).toContain('shop:8080');
  expect(services['proxy']?.volumes).toContain('certificates:/data');
  expect(volumes).toHaveProperty('certificates');
  expect(container).toContain(String(services['proxy']?.image));
});

test('the container, CI and version managers use the same Node', () => {
  const [version = ''] = linesOf('.nvmrc');
  for (const file of ['Containerfile', 'Containerfile.contract-check']) {
    const images = readFileSync(file, 'utf8').match(/(?<=\/library\/node:)[\d.]+/g);
    expect(new Set(images)).toEqual(new Set([version]));
  }
  for (const file of globSync('.github/workflows/*.yml'))
    expect(readFileSync(file, 'utf8')).not.toMatch(/node-version:/);
});
