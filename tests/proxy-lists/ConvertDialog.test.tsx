import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as convert from '../../src/domain/proxies/convert.ts';
import { ConvertDialog } from '../../src/proxy-lists/ConvertDialog.tsx';
import { lineFormatOf } from '../../src/saved/line-format.ts';
import { beginSession, signOut } from '../../src/session/session.ts';
import { dismissToast } from '../../src/ui/toast.ts';
import { openClipboard } from '../setup/browser.ts';
import { holdTasks } from '../setup/held-tasks.ts';
import { getToast } from '../setup/toast.tsx';
import { injectBug } from '../setup/unexpected.ts';
import { until } from '../setup/until.ts';
import { click, user } from '../setup/user.ts';

const ada = { email: 'ada@example.com', visitId: 0 };
const signIn = () => beginSession({ token: 'token', userInfo: ada });
beforeEach(signIn);

const field = () => screen.getByRole('textbox', { name: 'Your lines' });
async function paste(value: string) {
  if (screen.queryByRole('button', { name: 'Clear' })) await click('Clear');
  await user.clear(field());
  await user.paste(value);
}
const progress = () => screen.queryByRole('progressbar', { name: 'Reading your lines' });
const canCopy = () =>
  screen.getByRole('button', { name: 'Copy converted' }).getAttribute('aria-disabled') === null;
/** A text that takes seconds to read in one pass. */
const HARD = ' : ,;|\t：/:1/\n'.repeat(40_000);

const status = () => within(screen.getByRole('dialog')).queryByRole('status');
const badges = () => Array.from(status()?.children ?? []);

test.each([
  ['gate.example:81:bob:pw', ['1 converted', '0 skipped']],
  ['nonsense', ['0 converted', '1 skipped']],
  ['# a comment', ['0 converted', '0 skipped', '1 blank or comment']],
  ['gate.example:81:bob:pw\nnonsense\n\n', ['1 converted', '1 skipped', '1 blank or comment']],
])('the results for %j are counted', async (pasted, counts) => {
  render(<ConvertDialog onClose={() => undefined} />);
  expect(status()).toBeNull();
  await paste(pasted);
  await screen.findByText(counts[0] as string);
  expect(badges().map(({ textContent }) => textContent)).toEqual(counts);
  // A count is colored if it means something good or bad.
  const [converted, unread] = badges();
  expect(converted?.className.includes('success')).toBe(counts[0] !== '0 converted');
  expect(unread?.className.includes('danger')).toBe(counts[1] !== '0 skipped');
});

test('each repaired or rejected line has a note, and those beyond a hundred are only counted', async () => {
  render(<ConvertDialog onClose={() => undefined} />);
  const notes = () => screen.queryByRole('list', { name: 'Notes on lines' });
  await paste('gate.example:81:bob:pw');
  await screen.findByText('1 converted');
  expect(notes()).toBeNull();
  await paste(' "gate.example:81:bob:pw",\nnonsense');
  await screen.findByText('1 skipped');
  const rows = () => Array.from(notes()?.children ?? [], (row) => row);
  expect(rows()).toHaveLength(2);
  expect(rows()[0]?.firstElementChild?.className).toContain('repair');
  expect(rows()[0]?.textContent).toContain('comma at the end removed; quotes removed');
  expect(rows()[1]?.firstElementChild?.className).toContain('problem');
  expect(rows()[1]?.textContent).toMatch(/^Line 2.+nonsense$/);
  await paste('nonsense\n'.repeat(130).trim());
  await screen.findByText('130 skipped');
  expect(rows()).toHaveLength(101);
  expect(rows().at(-1)?.textContent).toBe('and 30 more');
  await paste('nonsense\n'.repeat(100).trim());
  await screen.findByText('100 skipped');
  expect(rows()).toHaveLength(100);
});

test('the converted lines use the selected format, and can be copied', async () => {
  const write = openClipboard();
  render(<ConvertDialog onClose={() => undefined} />);
  const list = screen.getByRole('region', { name: 'Converted lines' });
  expect(list.textContent).toBe('Converted lines will appear here');
  await paste('http://bob:p%3Aw@gate.example:81');
  await screen.findByText('1 converted');
  expect(list.textContent).toContain('gate.example:81:bob:p:w');
  expect(screen.getByText(/^The password contains a colon/)).toBeDefined();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'JSON');
  expect(list.textContent).toContain('"password":"p:w"');
  await click('Copy converted');
  await until(() => expect(getToast()?.title).toBe('Copied!'));
  expect(write.mock.calls[0]?.[0]).toContain('"host":"gate.example"');
  act(() => dismissToast());
  await user.click(list);
  await user.keyboard('{Control>}a{/Control}');
  await user.copy();
  expect(getToast()).toMatchObject({ kind: 'success', title: 'Copied!' });
});

test('the text and its format are kept until log out, and other lists keep their own format', async () => {
  const open = () => render(<ConvertDialog onClose={() => undefined} />);
  const format = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Format' }).value;
  lineFormatOf(ada).write({ format: 'csv', template: '' });
  const { unmount } = open();
  expect(document.activeElement).toBe(field());
  expect(format()).toBe('csv');
  await paste('gate.example:81:bob:pw');
  const choose = (label: string) =>
    user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), label);
  await choose('Your own line');
  const help = screen
    .getByRole('textbox', { name: 'Your own line' })
    .getAttribute('aria-describedby')
    ?.split(' ')[0];
  expect(document.getElementById(help ?? '')?.textContent).toMatch(/^Use \{host\}/);
  await choose('JSON');
  unmount();
  const reopened = open();
  expect(field()).toHaveProperty('value', 'gate.example:81:bob:pw');
  expect(format()).toBe('json');
  expect(lineFormatOf(ada).read().format).toBe('csv');
  reopened.unmount();
  act(signOut);
  act(signIn);
  open();
  expect(field()).toHaveProperty('value', '');
  expect(format()).toBe('csv');
});

test('a long text shows its progress, and another text replaces it at once', async () => {
  const tasks = holdTasks();
  render(<ConvertDialog onClose={() => undefined} />);
  await paste(`gate.example:81:bob:pw\n${HARD}`);
  await tasks.runUntil(() => progress() !== null);
  expect(progress()?.getAttribute('aria-valuetext')).toMatch(/^\d{1,2}%$/);
  expect(progress()?.getAttribute('aria-valuemax')).toBe('1');
  // An unfinished result cannot be copied.
  expect(canCopy()).toBe(false);
  const now = () => Number(progress()?.getAttribute('aria-valuenow'));
  const before = now();
  await tasks.runUntil(() => now() > before);
  await paste('gate.example:82:bob:pw\ngate.example:83:bob:pw');
  await tasks.runUntil(() => progress() === null);
  expect(screen.getByText('2 converted')).toBeDefined();
  // The result of the long text does not reappear.
  await tasks.runAll();
  expect(screen.getByText('2 converted')).toBeDefined();
});

test('an unexpected error is shown, and another text can be converted', async () => {
  const { throwIt, expectReported } = injectBug();
  const read = vi.spyOn(convert, 'convertEach').mockImplementationOnce(throwIt);
  render(<ConvertDialog onClose={() => undefined} />);
  await until(expectReported);
  expect(progress()).toBeNull();
  await paste('gate.example:81:bob:pw');
  await screen.findByText('1 converted');
  read.mockRestore();
});

test('a text that would block its field is shown in part, and converted as a whole', async () => {
  render(<ConvertDialog onClose={() => undefined} />);
  const lines = Array.from({ length: 10_000 }, (_, index) => `gate.example:81:bob:${index}`);
  await paste(lines.join('\r\n'));
  await screen.findByText('10,000 converted');
  expect(screen.getByRole('textbox', { name: 'Your lines' })).toMatchObject({
    readOnly: true,
    value: lines.join('\n').slice(0, 2000),
  });
  expect(screen.getByText(/^10,000 lines pasted\. Only the beginning is shown here/)).toBeTruthy();
  await user.paste('gate.example:81:ada:pw');
  await screen.findByText('1 converted');
  expect(field()).toMatchObject({ readOnly: false, value: 'gate.example:81:ada:pw' });
  await paste(lines.join('\n'));
  await click('Clear');
  expect(field()).toMatchObject({ readOnly: false, value: '' });
  expect(document.activeElement).toBe(field());
});
