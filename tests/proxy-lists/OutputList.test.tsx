import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatList } from '../../src/domain/proxies/format.ts';
import { OutputList } from '../../src/proxy-lists/OutputList.tsx';
import type { ProxyLines } from '../../src/proxy-lists/proxy-lines.ts';
import { user } from '../setup/user.ts';

const linesOf = (count: number): ProxyLines => ({
  entries: Array.from({ length: count }, (_, index) => ({
    host: 'h.example',
    port: 8000,
    user: `user-${index + 1}`,
    password: 'p@ss',
  })),
});
const lineFormat = { format: 'host:port:user:pass', template: '' } as const;

const list = (entries: ProxyLines) => (
  <OutputList list={entries} lineFormat={lineFormat} emptyText="Nothing" />
);
/** Shows this many lines, and returns the region of their list. */
function show(count: number) {
  render(list(linesOf(count)));
  return screen.getByRole('region', { name: 'Proxy List' });
}

async function selectAll() {
  await user.tab();
  await user.keyboard('{Control>}a{/Control}');
}

function copyOf(element: Element): string | undefined {
  const data = new Map<string, string>();
  const event = new Event('copy', { bubbles: true, cancelable: true });
  Object.assign(event, {
    clipboardData: { setData: (type: string, text: string) => data.set(type, text) },
  });
  fireEvent(element, event);
  return data.get('text/plain');
}

test('the list renders a few of 5,000 lines, each with its position', () => {
  const region = show(5000);
  const lines = within(region).getAllByRole('listitem');
  expect(lines.length).toBeLessThan(80);
  expect(lines[0]?.textContent).toContain('h.example:8000:user-1:p@ss');
  expect(lines[0]?.getAttribute('aria-setsize')).toBe('5000');
  expect(lines[1]?.getAttribute('aria-posinset')).toBe('2');
});

test('the list renders the lines at the scroll position', () => {
  const region = show(5000);
  region.scrollTop = 26 * 2500;
  fireEvent.scroll(region);
  expect(region.textContent).toContain('user-2501:');
  // As tall as all lines together, so that the scroll bar covers all of them.
  const all = within(region).getByRole('list');
  expect(all.style.height).toBe(`${26 * 5000}px`);
  const above = all.firstElementChild as HTMLElement;
  const first = Number(all.querySelector('[role=listitem]')?.getAttribute('aria-posinset'));
  expect(above.style.height).toBe(`${26 * (first - 1)}px`);
  expect(region.textContent).not.toContain('user-1:');
});

test('Ctrl+A and Ctrl+C in the list copy all lines, including those that are not rendered', async () => {
  const region = show(5000);
  await selectAll();
  expect(copyOf(region)).toBe(formatList(linesOf(5000).entries, lineFormat));
});

test('Ctrl+A also selects all lines on a keyboard without Latin letters', () => {
  const region = show(5000);
  expect(fireEvent.keyDown(region, { key: 'ф', code: 'KeyA', ctrlKey: true })).toBe(false);
  expect(copyOf(region)).toBe(formatList(linesOf(5000).entries, lineFormat));
});

test.each([
  { key: 'a' },
  // Ctrl+Q of a French keyboard.
  { key: 'q', code: 'KeyA', ctrlKey: true },
  { key: 'a', ctrlKey: true, shiftKey: true },
  { key: 'a', metaKey: true, altKey: true },
  { key: 'c', ctrlKey: true },
])('the list leaves %o to the browser', (how) => {
  const region = show(3);
  expect(fireEvent.keyDown(region, how)).toBe(true);
  expect(copyOf(region)).toBeUndefined();
});

test("the list shows that all is selected until Escape, and lets the browser's menu copy it", async () => {
  const region = show(3);
  expect(region.dataset['all']).toBeUndefined();
  expect(fireEvent.keyDown(region, { key: 'A', metaKey: true })).toBe(false);
  expect(region.dataset['all']).toBe('true');
  expect(getSelection()?.toString()).toContain('user-3');
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(copyOf(region)).toBeDefined();
  await user.keyboard('{Escape}');
  expect(region.dataset['all']).toBeUndefined();
  expect(getSelection()?.toString()).toBe('');
  expect(copyOf(region)).toBeUndefined();
});

test.each([
  ['the menu of a mouse', { button: 2 }],
  ['the menu of a Mac', { button: 0, ctrlKey: true }],
])('the list keeps the selection for %s', async (_name, how) => {
  const region = show(3);
  await selectAll();
  fireEvent.pointerDown(region, how);
  expect(copyOf(region)).toBeDefined();
});

test('the list copies the lines between the ends of a selection, which stay rendered', () => {
  const region = show(5000);
  const scrollTo = (row: number) => {
    region.scrollTop = 26 * row;
    fireEvent.scroll(region);
  };
  const line = (number: number) => {
    const row = region.querySelector(`[aria-posinset="${number}"]`);
    return row?.lastElementChild ?? expect.fail(`line ${number} is not rendered`);
  };
  // From after the first line to before the last one, as if clicked next to their texts.
  const select = (first: number, last: number) => {
    getSelection()?.setBaseAndExtent(line(first), 1, line(last), 0);
    fireEvent(document, new Event('selectionchange'));
  };
  select(3, 4);
  expect(copyOf(document.body)).toBeUndefined();
  scrollTo(2500);
  select(4, 2505);
  scrollTo(4900);
  expect(region.textContent).toContain('user-4:');
  expect(region.textContent).not.toContain('user-3:');
  const shown = formatList(linesOf(5000).entries, lineFormat).split('\n');
  expect(copyOf(document.body)).toBe(shown.slice(3, 2505).join('\n'));
  // Firefox keeps the selection of the page while a field has its own.
  const field = document.body.appendChild(document.createElement('input'));
  expect(copyOf(field)).toBeUndefined();
});

test('the list copies nothing while a dialog makes it inert, even if the selection spans it', () => {
  render(<main>{list(linesOf(5000))}</main>);
  getSelection()?.selectAllChildren(document.body);
  fireEvent(document, new Event('selectionchange'));
  expect(copyOf(document.body)).toBe(formatList(linesOf(5000).entries, lineFormat));
  screen.getByRole('main').inert = true;
  expect(copyOf(document.body)).toBeUndefined();
});

test('an empty list has nothing to select or copy', async () => {
  const region = show(0);
  expect(region.textContent).toBe('Nothing');
  await selectAll();
  expect(region.dataset['all']).toBeUndefined();
  expect(copyOf(region)).toBeUndefined();
});

test('the list leaves copying to the browser if only a part is selected', async () => {
  const region = show(10);
  expect(copyOf(region)).toBeUndefined();
  await selectAll();
  await user.click(region);
  expect(copyOf(region)).toBeUndefined();
});

test('the list forgets that everything was selected when its lines change', async () => {
  const { rerender } = render(list(linesOf(3)));
  const region = screen.getByRole('region', { name: 'Proxy List' });
  await selectAll();
  rerender(list(linesOf(4)));
  expect(copyOf(region)).toBeUndefined();
});

test('the list shows a shorter list from its start after a long one was scrolled down', () => {
  const { rerender } = render(list(linesOf(5000)));
  const region = screen.getByRole('region', { name: 'Proxy List' });
  region.scrollTop = 26 * 4900;
  fireEvent.scroll(region);
  rerender(list(linesOf(5)));
  expect(within(region).getAllByRole('listitem')).toHaveLength(5);
});
