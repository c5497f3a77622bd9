import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amounts } from '../../../shop.config.ts';
import { fault, type Said } from '../../setup/backend.ts';
import { until } from '../../setup/until.ts';
import { pressEnter, type, user } from '../../setup/user.ts';
import { later, openPanel, openPanelBackend, openReadyPanel } from './residential-fixture.tsx';
import { bringRecipe, choosePremium, formShown, lines, picker, ready } from './steps.ts';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

describe('the amount', () => {
  it('is clamped to the longest list while typing, and can be empty until blur', async () => {
    await openPanelBackend();
    openPanel();
    await formShown();
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    expect(amount.value).toBe('100');
    await type('Amount', String(amounts.lines + 1));
    expect(amount.value).toBe(String(amounts.lines));
    await type('Amount', '');
    expect(amount.value).toBe('');
    await user.tab();
    expect(amount.value).toBe('1');
    await type('Amount', '0');
    expect(amount.value).toBe('1');
    await type('Amount', '1x2');
    expect(amount.value).toBe('12');
  });

  it('accepts a recipe that arrives while it contains a fraction', async () => {
    await openReadyPanel();
    await type('Amount', '2.5');
    bringRecipe('recipe=basic&life=15&amount=7');
    expect(field().value).toBe('7');
  });
});

describe('Enter in Amount', () => {
  it('generates with the current settings', async () => {
    const backend = await openReadyPanel();
    await type('Amount', '2');
    await pressEnter(field());
    await until(() => expect(lines()).toHaveLength(2));
    expect(backend.to('getProxyConfig')[0]?.query.get('country')).toBe('us');
  });

  it('generates no global list while the countries load', async () => {
    const backend = await openPanelBackend();
    const usual = backend.places;
    const countries = later<Said<'searchLocations'>>();
    backend.places = () => countries.promise;
    openPanel();
    await formShown();
    await pressEnter(field());
    await act(async () => undefined);
    expect(backend.to('getProxyConfig')).toHaveLength(0);
    backend.places = usual;
    countries.resolve([{ value: 'us', label: 'United States' }]);
    await ready();
    await pressEnter(field());
    await until(() => expect(lines().length).toBeGreaterThan(0));
    expect(backend.to('getProxyConfig').map(({ query }) => query.get('country'))).toEqual(['us']);
  });

  it('waits for the places of the other tier or of a recipe', async () => {
    const backend = await openReadyPanel();
    const usual = backend.places;
    const rest = later<void>();
    backend.places = (body) => rest.promise.then(() => usual(body));
    await choosePremium();
    await pressEnter(field());
    bringRecipe('recipe=premium&country=US&state=ny&city=buffalo&life=10&amount=2');
    await pressEnter(field());
    await act(async () => undefined);
    expect(backend.to('getProxyConfig')).toHaveLength(0);
    rest.resolve();
    await until(() => expect(picker('City').value).toBe('Buffalo'));
    await pressEnter(field());
    await until(() => expect(lines()).toHaveLength(2));
    expect(backend.to('getProxyConfig').map(({ query }) => query.get('city'))).toEqual(['buffalo']);
  });

  it('waits while the countries reload', async () => {
    const backend = await openPanelBackend();
    const again = later<Said<'searchLocations'>>();
    backend.places = () => fault('status=500');
    openPanel();
    const retry = await screen.findByRole('button', { name: 'Retry countries' });
    backend.places = () => again.promise;
    await user.click(retry);
    await screen.findByRole('button', { name: 'Retrying countries' });
    await pressEnter(field());
    await act(async () => undefined);
    expect(backend.to('getProxyConfig')).toHaveLength(0);
  });
});
