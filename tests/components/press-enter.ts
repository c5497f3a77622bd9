import { fireEvent } from '@testing-library/react';

/** Enter in a field, and what browsers make of it: a press of its form's submit button. */
export function pressEnter(field: HTMLInputElement): void {
  if (!fireEvent.keyDown(field, { key: 'Enter' })) return;
  const button = field.form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (button && !button.matches(':disabled')) fireEvent.click(button);
}
