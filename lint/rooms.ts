import { readdirSync } from 'node:fs';
import type { DummyRuleMap } from 'oxlint';

/** Who may import whom inside `src`. The folders are read from disk, so a new feature is covered at once. */
const ROOMS: Record<string, string[]> = {
  domain: ['shop.config'],
  platform: [],
  // Its style sheets run in the build, and no other file of `build` reaches the output.
  ui: ['domain', 'platform', 'shop.config', 'build'],
  api: ['platform', 'generated', 'config'],
  session: ['platform', 'ui', 'api', 'generated', 'domain', 'config', 'paths'],
  customer: ['domain', 'platform', 'session', 'paths', 'config'],
  realtime: ['platform', 'session', 'api', 'generated', 'config'],
  checkout: ['domain', 'platform', 'ui', 'session', 'api', 'generated', 'paths', 'config'],
  proxies: [
    'domain',
    'customer',
    'platform',
    'ui',
    'session',
    'api',
    'generated',
    'paths',
    'config',
  ],
  dev: ['platform', 'ui', 'api'],
};
const BELOW_FEATURES = [
  ...Object.keys(ROOMS).filter((room) => room !== 'dev'),
  'generated',
  'config',
  'paths',
];

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const features = folders('src/features');
const everyRoom = [
  ...new Set([
    ...folders('src'),
    'generated',
    'config',
    'paths',
    'shop.config',
    'sandbox',
    'contract',
    'build',
  ]),
];

type Restriction = { regex: string; message: string };

/** The query of the address is read in one place, which decodes it once. */
const paths = [
  {
    name: 'wouter',
    importNames: ['useSearch', 'useSearchParams'],
    message: 'It decodes the query twice: use src/platform/address.ts.',
  },
];

export const imports = (patterns: readonly Restriction[]): DummyRuleMap => ({
  'no-restricted-imports': ['error', { paths, patterns: [...patterns] }],
});

const restriction = (regex: string, message: string) => ({ regex, message });

function roomRule(room: string, allowed: readonly string[]) {
  const forbidden = everyRoom.filter((name) => name !== room && !allowed.includes(name));
  return restriction(
    `^(\\.\\./)+(${forbidden.map((name) => name.replace('.', String.raw`\.`)).join('|')})(/|\\.ts)`,
    `${room} may import only: ${allowed.join(', ') || 'itself'} (lint/rooms.ts).`,
  );
}

export const rooms = Object.entries(ROOMS).map(([room, allowed]) => ({
  files: [`src/${room}/**`],
  rules: imports([
    roomRule(room, allowed),
    ...(room === 'domain'
      ? [restriction('^([a-z]|@[^i])', 'domain is pure TypeScript and @internationalized/date.')]
      : []),
  ]),
}));

export const featureRooms = features.map((feature) => ({
  files: [`src/features/${feature}/**`],
  rules: imports([
    roomRule('features', BELOW_FEATURES),
    restriction(
      `^(\\.\\./)+(${features.filter((other) => other !== feature).join('|')})/`,
      'A feature never imports another: move it down a layer.',
    ),
  ]),
}));

/** What lies beside the shop, and what it may not import. */
export const beside = (files: readonly string[], forbidden: string, message: string) => ({
  files: [...files],
  rules: imports([restriction(forbidden, message)]),
});
