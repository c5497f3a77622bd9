import { within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { wait } from './page.tsx';

/** A customer's mouse and keyboard. Their delays advance a held clock. */
export const user = userEvent.setup({
  advanceTimers: (ms) => {
    if (vi.isFakeTimers()) vi.advanceTimersByTime(ms);
  },
});

/** Clicks a button. With a held clock, everything that is due by then happens too. */
export async function click(
  name: string | RegExp,
  inside: HTMLElement = document.body,
): Promise<void> {
  await user.click(within(inside).getByRole('button', { name }));
  if (vi.isFakeTimers()) await wait(0);
}

/** Replaces the text in the field with this label. */
export async function type(
  label: string,
  value: string,
  inside: HTMLElement = document.body,
): Promise<void> {
  const field = within(inside).getByLabelText(label);
  await user.clear(field);
  // user-event reads unescaped braces and brackets as keys.
  if (value !== '') await user.type(field, value.replaceAll(/[{[]/g, '$&$&'));
}

/** Types Enter in a field, which clicks its form's submit button. */
export async function pressEnter(field: HTMLInputElement): Promise<void> {
  await user.type(field, '{Enter}');
}
