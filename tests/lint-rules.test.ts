import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import shop from '../lint/rules.ts';

RuleTester.describe = describe;
RuleTester.it = test;

type Cases = { valid: string[]; invalid: string[] };

function check(name: keyof typeof shop.rules, { valid, invalid }: Cases): void {
  const rule = shop.rules[name];
  if (rule === undefined) throw new Error(`The plugin has no rule ${name}.`);
  const parserOptions = { lang: 'tsx' } as const;
  new RuleTester({ languageOptions: { parserOptions } }).run(name, rule, {
    valid,
    invalid: invalid.map((code) => ({ code, errors: 1 })),
  });
}

check('lazy-import', {
  valid: [
    `const card = lazyModule(async () => (await import('./Card.tsx')).Card);`,
    `void import('../dev/shown-breaks.ts');`,
    `type Card = typeof import('./Card.tsx');`,
  ],
  invalid: [
    `const card = import('./Card.tsx');`,
    `const card = lazy(() => import('./Card.tsx'));`,
    `const load = async () => (await import('./Card.tsx')).Card;`,
  ],
});

check('checked-address', {
  valid: [
    `<a href="/pricing" />`,
    `<a href={paths.pricing({ plan })} />`,
    `<a href={config.socialUrl} />`,
    '<a href={`#${id}`} />',
    '<a href={`mailto:${config.supportEmail}`} />',
    `<Card title={url} />`,
  ],
  invalid: [
    `<a href={url} />`,
    `<a href={isOpen ? paths.home() : url} />`,
    '<a href={`https://${host}`} />',
    `<button formAction={url} />`,
    `<use xlinkHref={url} />`,
    `link.href = url;`,
    `link.setAttribute('href', url);`,
  ],
});

check('no-window-messages', {
  valid: [
    `window.addEventListener('storage', read);`,
    `channel.port1.postMessage(null);`,
    `const text = 'message';`,
  ],
  invalid: [
    `window.addEventListener('message', read);`,
    `addEventListener('message', read);`,
    `window.onmessage = read;`,
    `window.opener?.postMessage(token, '*');`,
    `popup.postMessage(token, '*');`,
  ],
});

check('no-given-up-tests', {
  valid: [`test('a', run);`, `test.skip(isGate, 'no time');`, `theOnly.only();`],
  invalid: [
    `test.only('a', run);`,
    `test.describe.only('a', run);`,
    `it.todo('a');`,
    `test.fixme('a', run);`,
  ],
});
