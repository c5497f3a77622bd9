import type { ComponentPropsWithRef } from 'react';

type ScrollBoxProps = Omit<ComponentPropsWithRef<'section'>, 'tabIndex'> & { 'aria-label': string };

/** A part of the page that scrolls, also with the keyboard. */
export function ScrollBox(props: ScrollBoxProps) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
  return <section {...props} tabIndex={0} />;
}
