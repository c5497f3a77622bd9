import { act, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as format from '../../src/domain/proxies/format.ts';
import type { ProxyLines } from '../../src/proxy-lists/proxy-lines.ts';
// Preloads the dialogs that are downloaded when opened.
import '../../src/proxy-lists/ConvertDialog.tsx';
import '../../src/proxy-lists/ExplainDialog.tsx';
import '../../src/proxy-lists/SnippetsDialog.tsx';
import { ProxyOutput } from '../../src/proxy-lists/ProxyOutput.tsx';
import { endSession, beginSession } from '../../src/session/session.ts';
import { openClipboard, savedFiles } from '../setup/browser.ts';
import { holdTasks } from '../setup/held-tasks.ts';
import { getToast } from '../setup/toast.tsx';
import { injectBug } from '../setup/unexpected.ts';
import { until } from '../setup/until.ts';
import { click, type, user } from '../setup/user.ts';
import { wholeText } from '../setup/whole-text.ts';

const WORDS = { copy: 'Copy them', copied: 'They are copied', download: 'Save them' };
const listOf = (length: number): ProxyLines => ({
  entries: Array.from({ length }, (_, index) => ({
    host: `h${index + 1}.example`,
    port: 8000,
    user: 'bob',
    password: 'pw',
  })),
});
const LIST = listOf(20);

let write: ReturnType<typeof openClipboard>;
let saved: ReturnType<typeof savedFiles>;

beforeEach(() => {
  beginSession({ token: 't1', userInfo: { email: 'ada@example.com' } });
  write = openClipboard();
  saved = savedFiles();
});

function Output({ first, mayChange }: { first: ProxyLines; mayChange: boolean }) {
  const [list, setList] = useState(first);
  return (
    <ProxyOutput
      list={list}
      emptyText="Nothing yet"
      words={WORDS}
      onChange={mayChange ? setList : undefined}
    />
  );
}

const open = (first: ProxyLines = LIST, mayChange = true) =>
  render(<Output first={first} mayChange={mayChange} />);
const box = () => screen.getByRole('region', { name: 'Proxy List' });
const lines = () =>
  within(box())
    .queryAllByRole('listitem')
    .map((line) => line.textContent.replace(/^\d+(?=h)/, ''));
const choose = (label: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), label);
const ownLine = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Your own line' });
const writeLine = (value: string) => type('Your own line', value);
/** Any second of any day. */
const STAMP = /_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d(?=\.)/;

test('Copy is the highlighted button as soon as there is a list', async () => {
  open();
  const copy = () => screen.getByRole('button', { name: 'Copy them' }).className;
  expect(copy()).toContain('variant_default');
  await click('Reset list');
  expect(copy()).toContain('variant_secondary');
});

describe('the format', () => {
  test('applies to the lines at once', async () => {
    open();
    expect(screen.getByText('20 lines')).toBeDefined();
    expect(lines()[0]).toBe('h1.example:8000:bob:pw');
    await choose('http://user:pass@host:port');
    expect(lines()[1]).toBe('http://bob:pw@h2.example:8000');
    expect(ownLine()).toBeNull();
  });

  test('can be edited in place as a custom line, with all placeholders', async () => {
    open();
    await choose('Your own line');
    expect(ownLine()?.value).toBe('{host}:{port}:{user}:{pass}');
    const says =
      /^Use \{host\} \{port\} \{user\} \{pass\} \{session\} \{country\} \{state\} \{city\} \{life\} \{n\} \{user:url\} \{pass:json\} \{host:bare\}\. /;
    expect(screen.getByText(wholeText(says))).toBeDefined();
    expect(ownLine()?.getAttribute('spellcheck')).toBe('false');
    await writeLine('{n}. {user}/{pass} at {host} port {port}');
    expect(lines()[1]).toMatch(/2\. bob\/pw at h2\.example port 8000$/);
    expect(screen.queryByText(wholeText(/kept as text/))).toBeNull();
  });

  test('reports unknown placeholders and likely problems of a custom line', async () => {
    open();
    await choose('Your own line');
    await writeLine('{host} {town} {planet}');
    const kept = '{town} {planet} aren’t placeholders, so they are kept as text.';
    expect(screen.getByText(wholeText(kept))).toBeDefined();
    expect(lines()[0]).toMatch(/h1\.example \{town\} \{planet\}$/);
    expect(screen.getByText(/^Your line has no \{host\} or no \{port\}/)).toBeDefined();
    await writeLine('{host}:{port}:{session}');
    expect(screen.getByText(/have no \{session\}, so that part is left empty/)).toBeDefined();
  });

  test('shows a warning if the credentials do not fit it', async () => {
    open({ entries: [{ host: 'h.example', port: 80, user: 'bob', password: 'p:w' }] });
    expect(screen.getByText(/^The password contains a colon/)).toBeDefined();
    await choose('JSON');
    expect(screen.queryByText(/^The password contains a colon/)).toBeNull();
  });
});

describe('a list', () => {
  test('that cannot be saved because of an unexpected error shows a message', async () => {
    const { throwIt, expectReported } = injectBug();
    vi.spyOn(URL, 'createObjectURL').mockImplementationOnce(throwIt);
    open();
    await click('Save them');
    await until(expectReported);
    await click('Save them');
    await until(() => expect(getToast()?.title).toBe('Downloaded!'));
  });

  test('that cannot be copied because of an unexpected error shows a message', async () => {
    const { throwIt, expectReported } = injectBug();
    vi.spyOn(format, 'lineWriter').mockImplementation(throwIt);
    open();
    await click('Copy them');
    await until(expectReported);
  });

  test('is copied in the selected format', async () => {
    open();
    await choose('http://user:pass@host:port');
    await click('Copy them');
    await until(() => expect(getToast()?.title).toBe('They are copied'));
    // Only the toast mentions it.
    expect(screen.queryByText('Copied')).toBeNull();
    expect(write.mock.lastCall?.[0].split('\n')).toEqual(
      LIST.entries.map(({ host }) => `http://bob:pw@${host}:8000`),
    );
  });

  test('can be copied with Ctrl+C, which reports missing lines', async () => {
    open({ ...LIST, missing: 2 });
    await user.click(box());
    await user.keyboard('{Control>}a{/Control}');
    const copied = await user.copy();
    expect(copied?.getData('text/plain').split('\n')).toHaveLength(20);
    expect(copied?.getData('text/plain')).toMatch(/^h1\.example:8000:bob:pw\n/);
    expect(getToast()).toMatchObject({
      title: 'They are copied',
      text: '2 rows could not be read and are missing.',
    });
  });

  test.each([
    ['host:port:user:pass', 'Save them', 'txt', 'text/plain'],
    ['CSV', 'Save them', 'csv', 'text/csv'],
    ['JSON', 'Save them', 'json', 'application/json'],
    ['CSV', 'Download as TXT', 'txt', 'text/plain'],
    ['host:port:user:pass', 'Download as CSV', 'csv', 'text/csv'],
    ['host:port:user:pass', 'Download as JSON', 'json', 'application/json'],
  ])('shown as %s is saved by "%s" as .%s', async (label, name, kind, mime) => {
    open({ ...LIST, missing: 1 });
    await choose(label);
    await click(name);
    await until(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(STAMP);
    expect(saved[0]?.name).toMatch(new RegExp(`\\.${kind}$`));
    expect(saved[0]?.blob.type).toContain(mime);
    expect((await saved[0]?.blob.text())?.match(/h\d+\.example/g)).toHaveLength(20);
    expect(getToast()).toMatchObject({
      title: 'Downloaded!',
      text: '1 row could not be read and is missing.',
    });
  });

  test('offers its own file type only once', async () => {
    open();
    const kinds = () =>
      screen.getAllByRole('button', { name: /^Download as/ }).map(({ textContent }) => textContent);
    expect(kinds()).toEqual(['.csv', '.json']);
    await choose('CSV');
    expect(kinds()).toEqual(['.txt', '.json']);
  });

  test('that is still being written when the visit ends is not saved', async () => {
    const tasks = holdTasks();
    open(listOf(50_000));
    await click('Save them');
    await tasks.runUntil(tasks.isPaused);
    act(() => endSession());
    await tasks.runAll();
    expect(saved).toEqual([]);
    expect(getToast()).toBeNull();
  });

  test('is saved in the format of the last of two clicks', async () => {
    const tasks = holdTasks();
    open(listOf(50_000));
    await click('Save them');
    await tasks.runUntil(tasks.isPaused);
    await click('Download as CSV');
    await tasks.runAll();
    expect(saved.map(({ name }) => name)).toEqual([expect.stringMatching(/\.csv$/)]);
  });

  test('can be shuffled and keeps every line', async () => {
    open();
    const before = lines();
    await click('Random list');
    // Two random orders of twenty lines are practically never the same.
    expect(lines()).not.toEqual(before);
    expect(lines().toSorted()).toEqual(before.toSorted());
    expect(getToast()?.title).toBe('List Randomized');
  });

  test('can be cleared, and the focus returns to where it was', async () => {
    open();
    await click('Reset list');
    expect(box().textContent).toBe('Nothing yet');
    expect(document.activeElement).toBe(box());
    expect(getToast()?.title).toBe('List Reset');
    expect(screen.getByText('0 lines')).toBeDefined();
  });

  test('that belongs to a plan can be neither shuffled nor cleared', () => {
    open(LIST, false);
    expect(screen.queryByRole('button', { name: 'Random list' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reset list' })).toBeNull();
  });

  test('without lines has no actions except tools that need none', async () => {
    open({ entries: [] });
    const enabled = screen
      .getAllByRole('button')
      .filter((element) => element.getAttribute('aria-disabled') !== 'true');
    expect(enabled.map(({ textContent }) => textContent)).toEqual(['Convert', 'Explain an error']);
    await click('Save them');
    await click('Reset list');
    expect(getToast()?.title).toBe('The list is empty.');
    expect(saved).toEqual([]);
  });
});

test.each([
  ['Use in code', 'Use in code'],
  ['Convert', 'Paste and convert'],
  ['Explain an error', 'Explain an error'],
])('"%s" opens its dialog, which can be closed again', async (name, title) => {
  open();
  await click(name);
  const dialog = await screen.findByRole('dialog', { name: title });
  await click('Close', dialog);
  await until(() => expect(screen.queryByRole('dialog')).toBeNull());
});
