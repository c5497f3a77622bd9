import { act, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { products } from '../../../shop.config.ts';
import { until } from '../../setup/until.ts';
import { user } from '../../setup/user.ts';

export const picker = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
export const generateButton = () => screen.getByRole('button', { name: 'Generate Proxies' });
export const lines = () =>
  within(screen.getByRole('region', { name: 'Proxy List' }))
    .queryAllByRole('listitem')
    .map((item) => item.lastElementChild?.textContent ?? '');

export async function pickPlace(name: string, text: string) {
  await until(() => expect(picker(name).disabled).toBe(false));
  // The click selects the current text.
  await user.type(picker(name), `${text}{Enter}`);
  await user.tab();
}
export const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
export const choosePremium = () => choose(products.premium.shortName);
/** Waits for the form; its places may still be loading. */
export const formShown = () => screen.findByRole('textbox', { name: 'Amount' });
export async function ready() {
  await until(() => expect(picker('Country').value).toBe('United States'));
}
export async function generate() {
  await user.click(generateButton());
  await until(() => expect(lines().length).toBeGreaterThan(0));
  // The list appears before the toast; the button is enabled again at the end.
  await screen.findByRole('button', { name: 'Generate Proxies' });
}
/** Opens a link with a recipe, as if pasted into the address bar. */
export function bringRecipe(hash: string): void {
  act(() => {
    history.replaceState(null, '', `#${hash}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
}
