import { fireEvent } from '@testing-library/react';

/** Presses Enter in a field, which in browsers clicks its form's submit button. */
export function pressEnter(field: HTMLInputElement): void {
  if (!fireEvent.keyDown(field, { key: 'Enter' })) return;
  const button = field.form?.querySelector<HTMLButtonElement>('[type=submit]');
  if (button && !button.matches(':disabled')) fireEvent.click(button);
}
