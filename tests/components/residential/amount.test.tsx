import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { amounts } from '../../../shop.config.ts';
import type { Said } from '../../setup/backend.ts';
import { fault } from '../../setup/backend.ts';
import { pressEnter } from '../../setup/press.ts';
import { lineCount } from '../../sold.ts';
import { later, openPanel, openPanelBackend, openReadyPanel } from './residential-fixture.tsx';
import { bringRecipe, choosePremium, formShown, lines, picker, ready } from './steps.ts';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('the amount', () => {
  it('is clamped to the longest list while typing, and may be empty until it is left', async () => {
    await openPanelBackend();
    openPanel();
    await formShown();
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    expect(amount.value).toBe('100');
    fireEvent.change(amount, { target: { value: String(amounts.lines + 1) } });
    expect(amount.value).toBe(String(amounts.lines));
    fireEvent.change(amount, { target: { value: '' } });
    expect(amount.value).toBe('');
    fireEvent.blur(amount);
    expect(amount.value).toBe('1');
    fireEvent.change(amount, { target: { value: '0' } });
    expect(amount.value).toBe('1');
    fireEvent.change(amount, { target: { value: '1x2' } });
    expect(amount.value).toBe('12');
  });

  it.each([
    ['2.5', '2'],
    ['2,5', '2'],
    ['0.9', '1'],
    ['1,000', String(lineCount(1000))],
    ['1.000', String(lineCount(1000))],
    ['2.50', '2'],
    ['12 000', String(lineCount(12_000))],
  ])('%j means %s', async (typed, meant) => {
    await openPanelBackend();
    openPanel();
    await formShown();
    type('');
    // What the field shows after the first characters must not change the meaning of the next ones.
    for (const character of typed) type(field().value + character);
    fireEvent.blur(field());
    expect(field().value).toBe(meant);
  });

  it('accepts a recipe that arrives while it shows a fraction', async () => {
    await openReadyPanel();
    type('2.5');
    bringRecipe('recipe=basic&life=15&amount=7');
    expect(field().value).toBe('7');
  });
});

describe('Enter in Amount', () => {
  it('generates what the settings say', async () => {
    const backend = await openReadyPanel();
    type('2');
    pressEnter(field());
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(backend.to('getProxyConfig')[0]?.query.get('country')).toBe('us');
  });

  it('makes no global list while the countries load', async () => {
    const backend = await openPanelBackend();
    const usual = backend.places;
    const countries = later<Said<'searchLocations'>>();
    backend.places = () => countries.promise;
    openPanel();
    await formShown();
    pressEnter(field());
    await act(async () => undefined);
    expect(backend.to('getProxyConfig')).toHaveLength(0);
    backend.places = usual;
    countries.resolve([{ value: 'us', label: 'United States' }]);
    await ready();
    pressEnter(field());
    await waitFor(() => expect(lines().length).toBeGreaterThan(0));
    expect(backend.to('getProxyConfig').map(({ query }) => query.get('country'))).toEqual(['us']);
  });

  it('waits for the places of the other tier, and of a recipe', async () => {
    const backend = await openReadyPanel();
    const usual = backend.places;
    const rest = later<void>();
    backend.places = (body) => rest.promise.then(() => usual(body));
    choosePremium();
    pressEnter(field());
    bringRecipe('recipe=premium&country=US&state=ny&city=buffalo&life=10&amount=2');
    pressEnter(field());
    await act(async () => undefined);
    expect(backend.to('getProxyConfig')).toHaveLength(0);
    rest.resolve();
    await waitFor(() => expect(picker('City').value).toBe('Buffalo'));
    pressEnter(field());
    await waitFor(() => expect(lines()).toHaveLength(2));
    expect(backend.to('getProxyConfig').map(({ query }) => query.get('city'))).toEqual(['buffalo']);
  });

  it('waits while the countries are loaded again', async () => {
    const backend = await openPanelBackend();
    const again = later<Said<'searchLocations'>>();
    backend.places = () => fault('status=500');
    openPanel();
    const retry = await screen.findByRole('button', { name: 'Retry countries' });
    backend.places = () => again.promise;
    fireEvent.click(retry);
    await screen.findByRole('button', { name: 'Retrying countries' });
    pressEnter(field());
    await act(async () => undefined);
    expect(backend.to('getProxyConfig')).toHaveLength(0);
  });
});
