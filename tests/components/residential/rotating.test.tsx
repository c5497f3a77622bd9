import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amounts, products } from '../../../shop.config.ts';
import { described } from '../../setup/described.ts';
import { sellSessions } from '../../setup/sell-sessions.ts';
import { getToast } from '../../setup/toast.tsx';
import { until } from '../../setup/until.ts';
import { click, user } from '../../setup/user.ts';
import { CONFIG, openReadyPanel } from './residential-fixture.tsx';
import { choose, choosePremium, generate, generateButton, lines, pickPlace } from './steps.ts';

const ROTATING = {
  proxyGlobalFmt: 'G-{user}',
  proxyCountryFmt: 'C-{user}-{country}',
  proxyStateFmt: 'S-{user}-{state}',
  proxyCityFmt: 'T-{user}-{city}',
};
const WITH_ROTATING = {
  ...CONFIG,
  usProxyUrl: ['a.example', 'b.example'],
  proxyPort: [1, 2, 3],
  rotating: ROTATING,
};
const NONE = 'There are no rotating lines for this place. Choose Sticky.';

const durations = () => screen.queryByRole('radiogroup', { name: 'Session duration' });
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

const UNLIMITED = `1 to ${amounts.lines.toLocaleString('en-US')}`;

async function openRotating(config: typeof CONFIG = WITH_ROTATING) {
  const backend = await openReadyPanel({ config: () => config });
  await choose('Rotating');
  return backend;
}

describe('where only sticky sessions are sold', () => {
  it('there is no choice, and a response with rotating templates creates sticky lines', async () => {
    await openReadyPanel({ config: () => WITH_ROTATING });
    expect(screen.queryByRole('radiogroup', { name: 'Session type' })).toBeNull();
    expect(durations()).not.toBeNull();
    await generate();
    expect(lines().length).toBeGreaterThan(6);
    expect(lines()[0]).toMatch(/session-\d{8}-life-15/);
    expect(described(amount())).toBe(UNLIMITED);
  });
});

describe('where both kinds are sold', () => {
  sellSessions('sticky', 'rotating');

  it('Sticky comes first, and Rotating replaces the duration', async () => {
    await openReadyPanel();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sticky' }).checked).toBe(true);
    expect(durations()).not.toBeNull();
    await choose('Rotating');
    expect(durations()).toBeNull();
    await choosePremium();
    expect(durations()).toBeNull();
    await choose('Sticky');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '10 min' }).checked).toBe(true);
  });

  it('the list has one line per host and port, and the toast and the hint show the number', async () => {
    const backend = await openRotating();
    expect(described(amount())).toBe(UNLIMITED);
    await generate();
    expect(new Set(lines())).toEqual(
      new Set(
        ['a', 'b'].flatMap((host) =>
          [1, 2, 3].map((port) => `${host}.example:${port}:C-amber-us:secret`),
        ),
      ),
    );
    expect(lines()).toHaveLength(6);
    await until(() =>
      expect(getToast()?.title).toBe(
        `Generated 6 ${products.basic.shortName} proxies successfully`,
      ),
    );
    expect(described(amount())).toBe('At most 6 lines: one for each host and port');
    expect(amount().value).toBe('100');
    expect(Object.fromEntries(backend.to('getProxyConfig')[0]?.query ?? [])).toEqual({
      planType: 'basic',
      country: 'us',
      count: '100',
    });
    await choose('Sticky');
    expect(described(amount())).toBe(UNLIMITED);
  });

  it('every level has its own template', async () => {
    await openRotating();
    await choosePremium();
    const users = async () => {
      const before = lines();
      await user.click(generateButton());
      await until(() => expect(lines()).not.toEqual(before));
      await screen.findByRole('button', { name: 'Generate Proxies' });
      return new Set(lines().map((line) => line.split(':')[2]));
    };
    await pickPlace('State', 'new york');
    expect(await users()).toEqual(new Set(['S-amber-ny']));
    await pickPlace('City', 'buffalo');
    expect(await users()).toEqual(new Set(['T-amber-buffalo']));
    await pickPlace('Country', 'global');
    expect(await users()).toEqual(new Set(['G-amber']));
  });

  it.each([
    ['a server that has none', CONFIG],
    ['a place that has none', { ...WITH_ROTATING, rotating: { proxyCityFmt: 'T-{user}' } }],
  ])('%s: a toast reports it, and no list is built', async (_, config) => {
    await openRotating(config);
    await user.click(generateButton());
    await until(() => expect(getToast()?.text).toBe(NONE));
    expect(getToast()?.title).toBe('Error');
    await screen.findByRole('button', { name: 'Generate Proxies' });
    expect(lines()).toEqual([]);
    await choose('Sticky');
    await generate();
    expect(lines()[0]).toMatch(/session-\d{8}/);
  });

  it('the next line is previewed without a session, before and after the first response', async () => {
    await openRotating();
    const preview = () => screen.getByRole('group', { name: 'Preview' }).textContent;
    expect(preview()).toContain('host:port:user-country-us:password');
    await generate();
    expect(preview()).toContain('a.example:1:C-amber-us:secret');
  });

  it('only the code for a rotating list explains that one line is enough', async () => {
    await openRotating();
    await generate();
    await click('Use in code');
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'one rotating line is enough',
    );
    await user.keyboard('{Escape}');
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
    await choose('Sticky');
    await user.click(generateButton());
    await until(() => expect(lines()[0]).toMatch(/session-\d{8}/));
    await screen.findByRole('button', { name: 'Generate Proxies' });
    await click('Use in code');
    expect((await screen.findByRole('dialog')).textContent).not.toContain('rotating');
  });
});
