import type { ReactNode } from 'react';
import { figureText } from './numbers.ts';

/**
 * Marks texts for customers. A build replaces each mark with the text in its language (tools/texts/inline.ts), so a
 * built shop does not contain this module. If the source runs without a build, as in tests, the marks return the
 * English text.
 */

/** A text: `` t`Buy ${name} data` ``. */
export const t = (parts: TemplateStringsArray, ...values: readonly (string | number)[]): string =>
  String.raw({ raw: parts }, ...values);

/** A text whose words have more than one meaning: `` inContext('verb')`Order` ``. Translators read the context. */
export const inContext = (_context: string) => t;

type Forms = { one: string; other: string } & { readonly [exact: number]: string };

/** A text that depends on a number, which `#` represents: `plural(n, { one: '# order', other: '# orders' })`. */
export const plural = (count: number, forms: Forms): string =>
  (forms[count] ?? (count === 1 ? forms.one : forms.other)).replace('#', () => figureText(count));

/** A text that contains elements: `<T>Read the <Link href={terms}>Terms of Use</Link>.</T>`. */
export const T = ({ children }: { children: ReactNode }): ReactNode => children;
