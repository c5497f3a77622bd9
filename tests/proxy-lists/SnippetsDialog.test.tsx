import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SNIPPETS } from '../../src/proxy-lists/snippets/snippets.ts';
import { SnippetsDialog } from '../../src/proxy-lists/SnippetsDialog.tsx';
import { openClipboard, savedFiles } from '../setup/browser.ts';
import { getToast } from '../setup/toast.tsx';
import { until } from '../setup/until.ts';
import { click, user } from '../setup/user.ts';

const entries = ['a.example', 'b.example', 'c.example'].map((host) => ({
  host,
  port: 8000,
  user: 'user',
  password: 'p@ss',
}));

test('code uses the first line, or all lines if the whole list is selected', async () => {
  render(<SnippetsDialog list={{ entries }} onClose={() => undefined} />);
  const tool = await screen.findByRole('combobox', { name: 'Tool' });
  const label = 'Python (requests)';
  await user.selectOptions(tool, label);
  const hosts = () =>
    screen.getByRole('region', { name: `${label} code` }).textContent.match(/[abc]\.example/g);
  expect(hosts()).toEqual(['a.example']);
  await user.click(screen.getByRole('radio', { name: 'Whole list' }));
  expect(hosts()).toEqual(['a.example', 'b.example', 'c.example']);
});

test('the code of a long list is shown in part, but copied and saved in full', async () => {
  const write = openClipboard();
  const saved = savedFiles();
  const hosts = Array.from({ length: 100 }, (_, index) => `h${index + 1}.example`);
  const many = hosts.map((host) => ({ host, port: 8000, user: 'bob', password: 'pw' }));
  render(<SnippetsDialog list={{ entries: many }} onClose={() => undefined} />);
  const code = () => screen.getByRole('region', { name: / code$/ }).textContent;
  await screen.findByRole('combobox', { name: 'Tool' });
  expect(code()).not.toContain('more lines');
  await user.click(screen.getByRole('radio', { name: 'Whole list' }));
  const shown = code().split('\n');
  expect(shown).toHaveLength(61);
  await click('Copy');
  await until(() => expect(getToast()).toMatchObject({ kind: 'success', title: 'Copied!' }));
  const whole = write.mock.calls[0]?.[0] as string;
  expect(whole.split('\n').slice(0, 60)).toEqual(shown.slice(0, 60));
  expect(shown.at(-1)).toBe(`… ${whole.split('\n').length - 60} more lines`);
  for (const host of hosts) expect(whole).toContain(host);
  const file = SNIPPETS[0]?.file as string;
  await click(file);
  expect(saved[0]?.name).toBe(file);
  expect(saved[0]?.blob.type).toContain('text/plain');
  expect(await saved[0]?.blob.text()).toBe(whole);
});

test("a tool's requirements are shown, and for rotating lines that one is enough", async () => {
  const { unmount } = render(<SnippetsDialog list={{ entries }} onClose={() => undefined} />);
  await screen.findByRole('combobox', { name: 'Tool' });
  const [curl] = SNIPPETS;
  expect(screen.getByText(curl?.needs as string)).toBeDefined();
  unmount();
  render(<SnippetsDialog list={{ entries, isRotating: true }} onClose={() => undefined} />);
  expect(
    screen.getByText(/ Each new connection gets a new address, so one rotating line is enough/),
  ).toBeDefined();
});

test('without a line, there is no code', () => {
  render(<SnippetsDialog list={{ entries: [] }} onClose={() => undefined} />);
  expect(screen.queryByRole('dialog')).toBeNull();
});
