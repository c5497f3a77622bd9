import { existsSync } from 'node:fs';
import { resolveConfig } from 'vite';
import { describe, expect, test, vi } from 'vitest';
import { OFFERS } from '../generated/offers.ts';
import * as shop from '../shop.config.ts';
import { configFrom, configWarnings, samplesIn } from '../tools/build/config/read-config.ts';
import { SAMPLE_NAMES } from '../tools/build/config/sample.ts';
import { Environment } from '../tools/build/config/schema.ts';
import { shopModule } from '../tools/build/shop-module.ts';
import { isSold } from './sold.ts';

type Values = Record<string, string>;

/** The message with which a build stops for these values; undefined if it does not stop. */
function stopOf(values: Values): string | undefined {
  try {
    configFrom(values);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('an almost valid value stops the build with a suggestion', () => {
  test.each<[setting: string, value: string, write: string]>([
    // A URL without a scheme, or with half of one.
    ['VITE_API_BASE_URL', 'api.example', 'Write https://api.example'],
    ['VITE_API_BASE_URL', 'api.example:8443/v1', 'Write https://api.example:8443/v1'],
    ['VITE_API_BASE_URL', 'localhost:4010', 'Write http://localhost:4010'],
    ['VITE_API_BASE_URL', '//api.example', 'Write https://api.example'],
    ['VITE_API_BASE_URL', 'https:api.example', 'Write https://api.example'],
    ['VITE_API_BASE_URL', 'https:/api.example', 'Write https://api.example'],
    ['VITE_API_BASE_URL', 'htp://api.example', 'Write https://api.example'],
    ['VITE_API_BASE_URL', 'wss://api.example', 'Write https://api.example'],
    ['VITE_API_BASE_URL', ' https://api.example ', 'Write https://api.example'],
    ['VITE_SITE_URL', 'shop.example', 'Write https://shop.example'],
    ['VITE_SITE_URL', '', 'Leave VITE_SITE_URL out'],
    ['VITE_FUNCTIONS_URL', '/functions/v1', 'Write https://'],
    // More than a URL.
    ['VITE_API_BASE_URL', 'https://me:secret@api.example/v1', 'Write https://api.example/v1'],
    ['VITE_API_BASE_URL', 'https://api.example/v1?key=1', 'Write https://api.example/v1'],
    ['VITE_AUTH_URL', 'https://auth.example#top', 'Write https://auth.example'],
    // The shop adds /api to each call.
    ['VITE_API_BASE_URL', 'https://api.example/api', 'Write https://api.example'],
    ['VITE_API_BASE_URL', 'https://shop.example/v1/api/', 'Write https://shop.example/v1'],
    // Values that would widen or split the Content-Security-Policy.
    ['VITE_API_BASE_URL', 'https://*.example.com', 'List each host'],
    ['VITE_REALTIME_ORIGINS', 'https://*.service.example', 'List each host'],
    ['VITE_REALTIME_ORIGINS', 'wss://*:8443', 'List each host'],
    ['VITE_API_BASE_URL', 'https://api.example;script-src', 'Write https://api.example'],
    ['VITE_AUTH_URL', "https://auth.example'unsafe-inline'", 'Write https://auth.example'],
    // Values that would be interpreted as more or less than intended.
    ['VITE_REALTIME_ORIGINS', 'https://a.example/hub', 'Write https://a.example'],
    ['VITE_PAYMENT_ORIGINS', 'https://pay.example/shop', 'Write https://pay.example'],
    ['VITE_PAYMENT_ORIGINS', 'pay.example', 'Write https://pay.example'],
    ['VITE_PAYMENT_ORIGINS', 'https://pay.example http://pay.example', 'Write https://pay.example'],
    ['VITE_PAYMENT_ORIGINS', 'http://localhost.evil.example', 'Write https://localhost.evil'],
    ['VITE_SITE_URL', 'https://example.com/shop', 'Set VITE_BASE_PATH to /shop too'],
    // Values that would send the hub, with the bearer token, to another host.
    ['VITE_HUB_PATH', '//other.example/h', 'Write /other.example/h'],
    ['VITE_HUB_PATH', String.raw`/\other.example/h`, 'Write /other.example/h'],
    ['VITE_HUB_PATH', 'https://api.example/hubs/payment', 'Write /hubs/payment'],
    ['VITE_HUB_PATH', 'hubs/payment', 'Write /hubs/payment'],
    ['VITE_HUB_PATH', '/hubs/../payment', 'Write /payment'],
    ['VITE_HUB_PATH', '/hubs/payment?a=1', 'Write /hubs/payment'],
    ['VITE_HUB_PATH', '/hubs/pay ment', 'Write /hubs/pay%20ment'],
    // One of two settings that belong together.
    ['VITE_AUTH_URL', 'https://auth.example', 'Set VITE_AUTH_ANON_KEY'],
    ['VITE_AUTH_ANON_KEY', 'e30.e30.x', 'Set VITE_AUTH_URL'],
  ])('%s=%s', (setting, value, write) => {
    const said = stopOf({ [setting]: value }) ?? '';
    const line = said.split('\n').find((text) => text.includes(`${setting}:`)) ?? said;
    expect(line).toContain(write);
    // The suggested value must itself be accepted.
    const [, instead] = /Write ((?:https?:\/\/|\/)[^…\s]+)$/.exec(line) ?? [];
    const others: Values =
      setting === 'VITE_AUTH_URL' ? { VITE_AUTH_ANON_KEY: 'sb_publishable_1' } : {};
    if (instead !== undefined) expect(stopOf({ ...others, [setting]: instead })).toBeUndefined();
  });

  test('a value that could be a secret is reported by its name, without showing it', () => {
    const said =
      stopOf({
        VITE_AUTH_ANON_KEY: 'sb_secret_abc',
        VITE_API_BASE_URL: 'https://a:pw9@b.example',
      }) ?? '';
    expect(said).toContain('VITE_AUTH_ANON_KEY');
    expect(said).not.toMatch(/sb_secret_abc|pw9/);
    expect(stopOf({ VITE_AUTH_ANON_KEY: `e30.${btoa('{"role":"service_role"}')}.x` })).toContain(
      'VITE_AUTH_ANON_KEY',
    );
  });

  test('all problems are reported at once', () => {
    const said = stopOf({
      VITE_API_BASE_URL: 'api.example',
      VITE_HUB_PATH: 'h',
      VITE_SITE_ULR: 'x',
    });
    for (const name of ['VITE_API_BASE_URL', 'VITE_HUB_PATH', 'VITE_SITE_ULR'])
      expect(said).toContain(`${name}:`);
  });

  test.each<Values>([
    { VITE_API_BASE_URL: '', VITE_FUNCTIONS_URL: '', VITE_AUTH_URL: '', VITE_AUTH_ANON_KEY: '' },
    { VITE_API_BASE_URL: 'https://api.example/v1/' },
    { VITE_API_BASE_URL: 'HTTPS://API.example' },
    { VITE_API_BASE_URL: 'https://bücher.example' },
    { VITE_API_BASE_URL: 'http://[::1]:4010', VITE_SITE_URL: 'http://127.0.0.1:4173/' },
    { VITE_REALTIME_ORIGINS: 'wss://a.example/, https://b.example:8443' },
    { VITE_PAYMENT_ORIGINS: 'https://pay.example/ http://localhost:4300' },
    { VITE_HUB_PATH: '/v1/hubs/payment-status' },
    {
      VITE_AUTH_URL: 'https://auth.example',
      VITE_AUTH_ANON_KEY: `e30.${btoa('{"role":"anon"}')}.x`,
    },
  ])('%j is valid', (values) => {
    expect(stopOf(values)).toBeUndefined();
  });
});

describe('a shop under a path', () => {
  const SITE = 'https://example.com/shop';

  test.each<[path: string, site: string, line: string]>([
    [
      '',
      SITE,
      'VITE_SITE_URL: it has a path. Set VITE_BASE_PATH to /shop too, or write https://example.com',
    ],
    [
      '/',
      SITE,
      'VITE_SITE_URL: it has a path. Set VITE_BASE_PATH to /shop too, or write https://example.com',
    ],
    [
      '/shop',
      'https://example.com',
      `VITE_SITE_URL: its path differs from VITE_BASE_PATH. Write ${SITE}`,
    ],
    ['/shop', `${SITE}/eu`, `VITE_SITE_URL: its path differs from VITE_BASE_PATH. Write ${SITE}`],
    ['/shop', `${SITE}?a=1`, `VITE_SITE_URL: it contains ? or #. Write ${SITE}`],
    ['shop/', SITE, 'VITE_BASE_PATH: it is not a valid path for a shop. Write /shop'],
    ['/../shop', SITE, 'VITE_BASE_PATH: it is not a valid path for a shop. Write /shop'],
    [SITE, SITE, 'VITE_BASE_PATH: it is not a valid path for a shop. Write /shop'],
  ])('%s at %s stops the build', (path, site, line) => {
    expect(stopOf({ VITE_BASE_PATH: path, VITE_SITE_URL: site })).toContain(line);
  });

  test.each([
    ['/shop', SITE],
    ['/shop', `${SITE}/`],
    ['/eu/shop_2', 'https://example.com/eu/shop_2'],
    ['/', 'https://example.com'],
    ['', 'https://example.com/'],
  ])('%s at %s is valid, and does not affect the API, the hub or the functions', (path, site) => {
    const {
      siteUrl,
      home: _home,
      ...config
    } = configFrom({
      VITE_BASE_PATH: path,
      VITE_SITE_URL: site,
    });
    expect(siteUrl).toBe(site.replace(/\/$/, ''));
    const { siteUrl: _site, home: _root, ...atRoot } = configFrom({});
    expect(config).toEqual(atRoot);
  });
});

test('npm start and npm run dev sell what the sandbox sells, unless they use another server', () => {
  expect(configFrom({})).toMatchObject({
    sellsSticky: isSold('sticky'),
    sellsRotating: isSold('rotating'),
    offers: shop.offers,
  });
  vi.stubEnv('SELL_AS_SANDBOX', 'yes');
  expect(configFrom({})).toMatchObject({ sellsSticky: true, sellsRotating: true, offers: OFFERS });
  expect(configFrom({ VITE_API_BASE_URL: 'https://api.test' })).toMatchObject({
    sellsSticky: isSold('sticky'),
    sellsRotating: isSold('rotating'),
    offers: shop.offers,
  });
});

test('the build has a constant for each offer, which is true only if the shop file names it', async () => {
  const plugins = [shopModule(configFrom({}, { ...shop, offers: ['replace'] }))];
  const { define } = await resolveConfig({ configFile: false, plugins }, 'build');
  expect(define).toMatchObject({
    __OFFERS_STATUS__: 'false',
    __OFFERS_REPLACE__: 'true',
    __OFFERS_CHECK__: 'false',
  });
});

describe('a misspelled setting', () => {
  test.each([
    ['VITE_APIBASE_URL', 'VITE_API_BASE_URL'],
    ['VITE_API_URL', 'VITE_API_BASE_URL'],
    ['VITE_API', 'VITE_API_BASE_URL'],
    ['VITE_BASE_URL', 'VITE_API_BASE_URL'],
    ['VITE_Api_Base_Url', 'VITE_API_BASE_URL'],
    ['VITE_SITE', 'VITE_SITE_URL'],
    ['VITE_PUBLIC_SITE_URL', 'VITE_SITE_URL'],
    ['VITE_FUNCTION_URL', 'VITE_FUNCTIONS_URL'],
    ['VITE_PAYMENT_ORIGIN', 'VITE_PAYMENT_ORIGINS'],
    ['VITE_AUTH_KEY', 'VITE_AUTH_ANON_KEY'],
    ['VITE_HUBPATH', 'VITE_HUB_PATH'],
  ])('%s stops the build with the suggestion %s', (name, meant) => {
    expect(stopOf({ [name]: 'https://api.example' })).toContain(`${name}: did you mean ${meant}`);
  });

  test.each(['VITE_VERCEL_URL', 'VITE_VERCEL_ENV', 'VITE_SENTRY_DSN', 'VITE_URL', 'VITE_X'])(
    '%s may belong to the host, so there is only a warning',
    (name) => {
      expect(stopOf({ [name]: 'anything' })).toBeUndefined();
      expect(configWarnings({ [name]: 'anything' }).join('\n')).toContain(name);
    },
  );

  test('no setting is mistaken for another', () => {
    for (const name of Object.keys(Environment.shape))
      expect(stopOf({ [name]: '' }) ?? '').not.toContain('did you mean');
  });
});

describe('a build warns about', () => {
  const brand = { ...shop.brand, httpsOnlySeconds: 31_536_000 };
  const own = { ...shop, brand, confirmed: SAMPLE_NAMES };

  test('nothing if everything is confirmed', () => {
    expect(configWarnings({}, own)).toEqual([]);
  });

  test('each sample that is neither replaced nor confirmed, by name', () => {
    const names = (file: object, values: Values = {}) =>
      samplesIn(values, file).map(({ name }) => name);
    const AS_IT_COMES = { ...shop, confirmed: [] };
    expect(names({ ...own, confirmed: SAMPLE_NAMES.filter((name) => name !== 'logo') })).toEqual(
      existsSync('brand/logo.svg') ? [] : ['logo'],
    );
    const claims = { ...shop.claims, uptime: null };
    expect(names({ ...AS_IT_COMES, claims })).not.toContain('claims.uptime');
    expect(names(AS_IT_COMES, { VITE_SITE_URL: 'https://shop.test' })).not.toContain('brand.site');
    const texts = { reasons: [{ title: 'Own', text: 'Words' }] };
    expect(names({ ...AS_IT_COMES, texts })).not.toContain('texts.reasons');
  });

  test('an http API for an https site, because browsers block such calls', () => {
    const warned = (api: string) => configWarnings({ VITE_API_BASE_URL: api }, own);
    expect(warned('http://api.test').join('\n')).toContain('https://api.test');
    expect(warned('http://localhost:4010')).toEqual([]);
    expect(warned('https://api.test')).toEqual([]);
  });
});
