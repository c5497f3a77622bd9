/** Focuses the field of a form with this name, for example the first one with a problem. */
export function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const control = form?.elements.namedItem(name ?? '');
  if (control instanceof HTMLInputElement) control.focus();
}
