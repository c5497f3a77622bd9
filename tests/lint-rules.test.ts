import { RuleTester } from 'oxlint/plugins-dev';
import { describe, test } from 'vitest';
import shop from '../tools/lint/rules.ts';

RuleTester.describe = describe;
RuleTester.it = test;

type Cases = { valid: readonly string[]; invalid: readonly string[] };

function check(name: keyof typeof shop.rules, { valid, invalid }: Cases): void {
  const rule = shop.rules[name];
  if (rule === undefined) throw new Error(`The plugin has no rule ${name}.`);
  const parserOptions = { lang: 'tsx' } as const;
  new RuleTester({ languageOptions: { parserOptions } }).run(name, rule, {
    valid: [...valid],
    invalid: invalid.map((code) => ({ code, errors: 1 })),
  });
}

check('lazy-import', {
  valid: [
    `const card = lazyPart(async () => (await import('./Card.tsx')).Card);`,
    `const Renew = lazyDialog(async () => (await import('./Renew.tsx')).Renew);`,
    `void import('../dev/shown-breaks.ts');`,
    `type Card = typeof import('./Card.tsx');`,
  ],
  invalid: [
    `const card = import('./Card.tsx');`,
    `const card = lazy(() => import('./Card.tsx'));`,
    `const load = async () => (await import('./Card.tsx')).Card;`,
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

check('no-url-path', {
  valid: ['new URL(text).pathname', `fileURLToPath(new URL('./a.ts', import.meta.url))`],
  invalid: [`new URL('./a.ts', import.meta.url).pathname`],
});

check('no-root-has', {
  valid: [
    '`${panel}:has(:checked) &`',
    '`&:has(${focusVisible})`',
    `'[data-menu-open]'`,
    `':root[data-menu-open] nav'`,
  ],
  invalid: [
    '`html:has(${menu}[open])`',
    `':root:has(:checked) &'`,
    `'body:not(:has(:target))'`,
    '`main, html[data-theme]:has(${page})`',
  ],
});

check('text-alone', {
  valid: [
    '<p>{`${n} GB`}</p>',
    `<p>{text}</p>`,
    `<Button>{isBusy ? 'Wait' : children}</Button>`,
    `<p>Read <a href="/terms">the terms</a> first.</p>`,
    `<p>No refunds {note ? <b>yet</b> : null}</p>`,
    `<p><b>{name}</b>: <span>{STATES[name]}</span></p>`,
    `<ul>{items.map((item) => <li key={item}>{item}</li>)}{isLong ? <li>More</li> : null}</ul>`,
    `<Button><Icon path={path} /><span>Retry</span></Button>`,
    // Content that never changes.
    `import { config } from './config.ts'; const A = <p>{config.name} is {config.is ? 'here' : 'there'}</p>;`,
    `const UNIT = 'GB'; const A = () => <p>per {UNIT}</p>;`,
    // An element by its type.
    `type Props = { buy: ReactElement | null }; function A({ buy }: Props) { return <p><b />{buy}</p>; }`,
    `function A(props: { rest: ReactElement[] }) { const { rest } = props; return <p><b />{rest}</p>; }`,
    `function A() { const rows = items.map((item) => <li key={item} />); return <ul><li />{rows.slice(2)}</ul>; }`,
    `<code translate="no">{host}:{port}</code>`,
    `function Words({ text }: { text: string }) { return <>{text === '' ? null : <p>{text}</p>}</>; }`,
    `const labelOf = (n: number) => \`\${n} GB\`;`,
  ],
  invalid: [
    `<p>{n} GB</p>`,
    `<p>from <b>{price}</b> per {unit}</p>`,
    `<p>{isLast ? 'Last' : 'Next'} <b>page</b></p>`,
    `<p>{isOn && 'on'}<b /></p>`,
    `<button><Icon path={path} />{children}</button>`,
    `<p><b /><>{page}</></p>`,
    // Content before it may be inserted.
    `<p>{isNew ? <b>New</b> : null} plan</p>`,
    `<p><Badge>New</Badge> plan</p>`,
    // Its container may be removed.
    `<Button><Icon path={path} />Retry</Button>`,
    `<>Nothing</>`,
    `const words = isOpen ? <>Open <b /></> : null;`,
    `function Words() { return 'Nothing'; }`,
    'const Words = ({ n }) => `${n} GB`;',
    `function Words({ children }: { children: ReactNode }) { return children; }`,
  ],
});

check('marked-texts', {
  valid: [
    '<p>{t`Buy now`}</p>',
    `<p>{plural(n, { one: '# line', other: '# lines' })}</p>`,
    '<T>Read <Link to={terms} title={t`Terms of Use`}>the terms</Link>.</T>',
    `<code translate="no">host:port</code>`,
    '<p>{`${amount} GB`}</p>',
    `<a className="buy now" rel="noopener noreferrer" aria-label={label} />`,
    `<Menu placement="bottom end" reason="hidden" />`,
    `const label = inContext('a verb or a noun')\`Order\`;`,
    `throw new Error('The list is empty.');`,
    `console.error('The list is empty.');`,
    `class Missing extends Error { constructor() { super('The code is missing'); } }`,
    `type Kind = 'Not a text';`,
    `if (event.key === 'Escape') close();`,
    `headers.set('Authorization', \`Bearer \${token}\`);`,
    `const item = { id: 'curl', label: 'curl', title: NAMES.curl };`,
  ],
  invalid: [
    `<p>or</p>`,
    `<p>{isOpen ? 'Close' : open}</p>`,
    '<p>{`${n} lines`}</p>',
    `<button aria-label="Close" />`,
    '<button aria-label={`Close ${name}`} />',
    `<code translate="no" title="The host">{host}</code>`,
    `<T>Read <Link title="Terms">the terms</Link>.</T>`,
    `<p>{t\`Buy \${isOne ? 'One plan' : words}\`}</p>`,
    `const item = { id: 'all', label: 'All' };`,
    `function List({ label = 'Lines' }) { return <ul aria-label={label} />; }`,
    `showSuccess('Downloaded');`,
    `const HINT = ['everything after the name is the password'];`,
    `const done = 'Copied!';`,
    `return isOld ? 'Sign in again' : null;`,
    '`Order ${orderNo} was not found.`',
  ],
});

check('own-keys', {
  valid: [
    `<input onKeyDown={onKey(move)} />`,
    `const move = onKey((event) => go(event.key)); <input onKeyDown={move} />;`,
    `const jump = onKey(go); document.addEventListener('keydown', jump, true);`,
    `document.addEventListener('click', go);`,
  ],
  invalid: [
    `<input onKeyDown={move} />`,
    `<input onKeyUpCapture={(event) => go(event.key)} />`,
    `document.addEventListener('keydown', jump, true);`,
    `addEventListener('keyup', (event) => go(event.key));`,
  ],
});

check('no-number-inputs', {
  valid: [`<input type="text" inputMode="numeric" />`, `<NumberField label="Amount" />`],
  invalid: [`<input type="number" />`],
});
