import { fireEvent, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { wait } from './page.tsx';

/** Clicks a button. */
export function click(name: string | RegExp, inside: HTMLElement = document.body): void {
  fireEvent.click(within(inside).getByRole('button', { name }));
}

/** Clicks a button as a customer does, and lets what is due by then happen. Needs a held clock. */
export async function press(
  name: string | RegExp,
  inside: HTMLElement = document.body,
): Promise<void> {
  await userEvent.click(within(inside).getByRole('button', { name }), {
    advanceTimers: vi.advanceTimersByTime,
  });
  await wait(0);
}

/** Writes into the field with this label. */
export function type(label: string, value: string, inside: HTMLElement = document.body): void {
  fireEvent.change(within(inside).getByLabelText(label), { target: { value } });
}

/** Types Enter in a field, which in browsers clicks its form's submit button. */
export function pressEnter(field: HTMLInputElement): void {
  if (!fireEvent.keyDown(field, { key: 'Enter' })) return;
  const button = field.form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (button && !button.matches(':disabled')) fireEvent.click(button);
}
