import type { ComponentPropsWithRef } from 'react';

type ScrollBoxProps = Omit<ComponentPropsWithRef<'section'>, 'tabIndex'> & { 'aria-label': string };

/** A scrolling part of the page that is accessible to the keyboard. */
export function ScrollBox(props: ScrollBoxProps) {
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must reach a scrolling box
  return <section {...props} tabIndex={0} />;
}
