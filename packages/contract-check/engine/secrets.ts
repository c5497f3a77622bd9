import { visible, visibleJson } from './visible.ts';

/** Shorter texts are not treated as secrets: replacing them would only damage a report. */
const MIN_LENGTH = 4;

export type Secrets = ReturnType<typeof createSecrets>;

/** Values that must reach neither a terminal nor a file, each with the environment variable that replaces it. */
export function createSecrets(initial: readonly (readonly [variable: string, value: string])[]) {
  const variables = new Map<string, string>();
  const add = (variable: string, value: string) => {
    if (value.length >= MIN_LENGTH) variables.set(value, variable);
  };
  for (const [variable, value] of initial) add(variable, value);
  /** Longest first, so that a secret inside another one leaves no remainder. */
  const known = () => [...variables].toSorted(([a], [b]) => b.length - a.length);

  return {
    add,
    known,
    has: (value: string) => variables.has(value),
    /** Removes all secrets from a text, in every encoding that JSON, a URL, HTML or a report uses. */
    redact: (text: string): string =>
      known().reduce(
        (clean, [secret]) =>
          formsOf(secret).reduce((rest, form) => withoutForm(rest, secret, form), clean),
        text,
      ),
  };
}

/** Email addresses are case-insensitive. */
const withoutForm = (text: string, secret: string, form: string): string =>
  secret.includes('@')
    ? text.replaceAll(
        new RegExp(form.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`), 'gi'),
        '***',
      )
    : text.replaceAll(form, '***');

const formsOf = (secret: string): string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  visibleJson(JSON.stringify(secret).slice(1, -1)),
  encodeURIComponent(secret),
  visible(secret),
  secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
];
