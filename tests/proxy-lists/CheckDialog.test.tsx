import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_FORMAT } from '../../src/domain/proxies/line-formats.ts';
import { CheckDialog } from '../../src/proxy-lists/CheckDialog.tsx';
import '../../src/proxy-lists/ExplainDialog.tsx';
import { ListHelp } from '../../src/proxy-lists/ListHelp.tsx';
import { OutputList } from '../../src/proxy-lists/OutputList.tsx';
import { freshPageForEach, testPage, wait } from '../setup/page.tsx';
import { click, type } from '../setup/user.ts';
import { wholeText } from '../setup/whole-text.ts';

// The module decides this when it loads.
vi.hoisted(() => vi.stubGlobal('__OFFERS_CHECK__', true));
beforeEach(() => vi.stubGlobal('__OFFERS_CHECK__', true));

const entries = ['a.example', 'b.example'].map((host) => ({
  host,
  port: 8000,
  user: 'bob',
  password: host === 'a.example' ? 'pw' : null,
}));
const PLAIN = { format: DEFAULT_FORMAT, template: '' };
const dialog = () => screen.getByRole('dialog');

freshPageForEach({ email: 'ada@example.com' });

async function open() {
  testPage.show(<ListHelp list={{ entries }} />);
  await click('Check a line');
}

test('the button checks the visible line, and reports its exit location', async () => {
  await open();
  expect(within(dialog()).getByText(wholeText('a.example:8000:bob:pw'))).toBeDefined();
  await click('Check', dialog());
  expect(testPage.last('checkLine').body).toEqual({
    host: 'a.example',
    port: 8000,
    userName: 'bob',
    password: 'pw',
  });
  expect(within(dialog()).getByRole('button', { name: 'Checking...' })).toBeDefined();
  await testPage.last('checkLine').answer({
    ok: true,
    exitIp: '203.0.113.90',
    country: 'United States',
    city: 'Buffalo',
    isp: 'Example Broadband',
    latencyMs: 1412.4,
  });
  expect(within(dialog()).getByRole('status').textContent).toBe(
    'The line works.Exit address203.0.113.90PlaceBuffalo, United StatesProviderExample BroadbandAnswered in1,412 ms',
  );
});

test('another line can be selected, and the result belongs to the visible line', async () => {
  await open();
  await click('Check', dialog());
  await testPage.last('checkLine').answer({ ok: true });
  expect(within(dialog()).getByText('The line works.')).toBeDefined();
  await type('Line', '2', dialog());
  expect(within(dialog()).queryByText('The line works.')).toBeNull();
  await click('Check', dialog());
  expect(testPage.last('checkLine').body).toMatchObject({ host: 'b.example', password: '' });
  await type('Line', '3', dialog());
  expect(within(dialog()).getByText('The list has no such line.')).toBeDefined();
  expect(within(dialog()).queryByRole('button', { name: 'Check' })).toBeNull();
});

test('a line that fails shows the reason and the next step', async () => {
  await open();
  await click('Check', dialog());
  await testPage.last('checkLine').answer({ ok: false, error: { code: 'no_data', text: '402' } });
  const message = within(dialog()).getByRole('alert');
  expect(within(message).getByText('No data is left in this plan.')).toBeDefined();
  expect(within(message).getByText(/^Buy more data/)).toBeDefined();
  expect(within(dialog()).queryByRole('link')).toBeNull();
});

test("an unknown reason shows the server's text, with links to support and to the error explanations", async () => {
  await open();
  await click('Check', dialog());
  await testPage.last('checkLine').answer({
    ok: false,
    error: { code: 'other', text: 'The moon is full.' },
  });
  expect(within(dialog()).getByText('The moon is full.')).toBeDefined();
  const link = within(dialog()).getByRole('link', { name: 'Write to support' });
  expect(new URL(String(link.getAttribute('href'))).searchParams.get('body')).toBe(
    'a.example:8000:bob\r\nThe moon is full.',
  );
  await click('Explain an error from your tool', dialog());
  expect(screen.getByLabelText('What your tool printed')).toBeDefined();
});

test('the reason may be missing', async () => {
  await open();
  await click('Check', dialog());
  await testPage.last('checkLine').answer({ ok: false });
  expect(within(dialog()).getByText('The line does not work.')).toBeDefined();
});

test('a failed check shows an error and can be retried', async () => {
  await open();
  await click('Check', dialog());
  await testPage.last('checkLine').refuse('Not now', 503);
  expect(within(dialog()).getByText('The line could not be checked.')).toBeDefined();
  await click('Retry', dialog());
  expect(testPage.to('checkLine')).toHaveLength(2);
});

test('the selected line of the list is the first to be checked', async () => {
  testPage.show(<OutputList list={{ entries }} lineFormat={PLAIN} emptyText="" />);
  const [, second] = screen.getAllByRole('listitem');
  getSelection()?.selectAllChildren(second as Element);
  testPage.show(<CheckDialog list={{ entries }} onClose={() => undefined} />);
  await wait(0);
  expect(within(dialog()).getByLabelText<HTMLInputElement>('Line').value).toBe('2');
});
