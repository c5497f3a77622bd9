import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { products } from '../../../shop.config.ts';

export const picker = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
export const generateButton = () => screen.getByRole('button', { name: 'Generate Proxies' });
export const lines = () =>
  within(screen.getByRole('region', { name: 'Proxy List' }))
    .queryAllByRole('listitem')
    .map((item) => item.lastElementChild?.textContent ?? '');
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

export async function pickPlace(name: string, text: string) {
  await waitFor(() => expect(picker(name).disabled).toBe(false));
  fireEvent.focus(picker(name));
  fireEvent.input(picker(name), { target: { value: text } });
  fireEvent.keyDown(picker(name), { key: 'Enter' });
  fireEvent.blur(picker(name));
}
export const choosePremium = () =>
  fireEvent.click(screen.getByRole('radio', { name: products.premium.shortName }));
/** Waits for the form; its places may still be loading. */
export const formShown = () => screen.findByRole('textbox', { name: 'Amount' });
export async function ready() {
  await waitFor(() => expect(picker('Country').value).toBe('United States'));
}
export async function generate() {
  fireEvent.click(generateButton());
  await waitFor(() => expect(lines().length).toBeGreaterThan(0));
  // The list appears before the toast; the button is enabled again at the end.
  await screen.findByRole('button', { name: 'Generate Proxies' });
}
export function described(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}
/** Opens a link with a recipe, as if pasted into the address bar. */
export function bringRecipe(hash: string): void {
  act(() => {
    history.replaceState(null, '', `#${hash}`);
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
}
