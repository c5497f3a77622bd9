import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ProxyEntry } from '../../src/domain/proxies/entry.ts';
import { formatList } from '../../src/domain/proxies/format.ts';
import { OutputList } from '../../src/proxy-lists/OutputList.tsx';
import { NO_LINES } from '../../src/proxy-lists/proxy-lines.ts';
import { user } from '../setup/user.ts';

const entries = (count: number): ProxyEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    host: 'h.example',
    port: 8000,
    user: `user-${index + 1}`,
    password: 'p@ss',
  }));
const lineFormat = { format: 'host:port:user:pass', template: '' } as const;

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

describe('the proxy list', () => {
  it('renders a few of 5,000 lines, each with its position among all', () => {
    render(
      <OutputList list={{ entries: entries(5000) }} lineFormat={lineFormat} emptyText="Nothing" />,
    );
    const region = screen.getByRole('region', { name: 'Proxy List' });
    const lines = within(region).getAllByRole('listitem');
    expect(lines.length).toBeLessThan(80);
    expect(lines[0]?.textContent).toContain('h.example:8000:user-1:p@ss');
    expect(lines[0]?.getAttribute('aria-setsize')).toBe('5000');
    expect(lines[1]?.getAttribute('aria-posinset')).toBe('2');
  });

  it('renders the lines at the scroll position', () => {
    render(
      <OutputList list={{ entries: entries(5000) }} lineFormat={lineFormat} emptyText="Nothing" />,
    );
    const region = screen.getByRole('region', { name: 'Proxy List' });
    region.scrollTop = 26 * 2500;
    fireEvent.scroll(region);
    expect(region.textContent).toContain('user-2501:');
    // As high as all lines, so that the bar scrolls through all of them.
    const all = within(region).getByRole('list');
    expect(all.style.height).toBe(`${26 * 5000}px`);
    const above = all.firstElementChild as HTMLElement;
    const first = Number(all.querySelector('[role=listitem]')?.getAttribute('aria-posinset'));
    expect(above.style.height).toBe(`${26 * (first - 1)}px`);
    expect(region.textContent).not.toContain('user-1:');
  });

  it('takes all lines with Ctrl+A and Ctrl+C, whichever are drawn', async () => {
    const list = { entries: entries(5000) };
    const onCopied = vi.fn();
    render(
      <OutputList list={list} lineFormat={lineFormat} emptyText="Nothing" onCopied={onCopied} />,
    );
    const region = screen.getByRole('region', { name: 'Proxy List' });
    await selectAll();
    expect(copyOf(region)).toBe(formatList(list.entries, lineFormat));
    expect(onCopied).toHaveBeenCalledOnce();
  });

  it.each([
    { key: 'a' },
    { key: 'a', ctrlKey: true, shiftKey: true },
    { key: 'a', metaKey: true, altKey: true },
    { key: 'c', ctrlKey: true },
  ])('leaves %o to the browser', (how) => {
    render(
      <OutputList list={{ entries: entries(3) }} lineFormat={lineFormat} emptyText="Nothing" />,
    );
    const region = screen.getByRole('region', { name: 'Proxy List' });
    expect(fireEvent.keyDown(region, how)).toBe(true);
    expect(copyOf(region)).toBeUndefined();
  });

  it('shows that all is selected until Escape, also to the menu, which copies only a selection', async () => {
    render(
      <OutputList list={{ entries: entries(3) }} lineFormat={lineFormat} emptyText="Nothing" />,
    );
    const region = screen.getByRole('region', { name: 'Proxy List' });
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

  it.each([
    ['the menu of a mouse', { button: 2 }],
    ['the menu of a Mac', { button: 0, ctrlKey: true }],
  ])('keeps the selection for %s', async (_name, how) => {
    render(
      <OutputList list={{ entries: entries(3) }} lineFormat={lineFormat} emptyText="Nothing" />,
    );
    const region = screen.getByRole('region', { name: 'Proxy List' });
    await selectAll();
    fireEvent.pointerDown(region, how);
    expect(copyOf(region)).toBeDefined();
  });

  it('copies the lines between the ends of a selection, which stay rendered', () => {
    const list = { entries: entries(5000) };
    render(<OutputList list={list} lineFormat={lineFormat} emptyText="Nothing" />);
    const region = screen.getByRole('region', { name: 'Proxy List' });
    const scrollTo = (row: number) => {
      region.scrollTop = 26 * row;
      fireEvent.scroll(region);
    };
    const line = (number: number) => {
      const row = region.querySelector(`[aria-posinset="${number}"]`);
      return row?.lastElementChild ?? expect.fail(`line ${number} is not rendered`);
    };
    // From behind the first line to before the last, as after clicks beside their texts.
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
    const shown = formatList(list.entries, lineFormat).split('\n');
    expect(copyOf(document.body)).toBe(shown.slice(3, 2505).join('\n'));
    // Firefox leaves the selection of the page as it is while a field has its own.
    const field = document.body.appendChild(document.createElement('input'));
    expect(copyOf(field)).toBeUndefined();
  });

  it('copies nothing while a dialog makes it inert, although the selection spans it', () => {
    const list = { entries: entries(5000) };
    render(
      <main>
        <OutputList list={list} lineFormat={lineFormat} emptyText="Nothing" />
      </main>,
    );
    getSelection()?.selectAllChildren(document.body);
    fireEvent(document, new Event('selectionchange'));
    expect(copyOf(document.body)).toBe(formatList(list.entries, lineFormat));
    screen.getByRole('main').inert = true;
    expect(copyOf(document.body)).toBeUndefined();
  });

  it('has nothing to take while it is empty', async () => {
    render(<OutputList list={NO_LINES} lineFormat={lineFormat} emptyText="Nothing" />);
    const region = screen.getByRole('region', { name: 'Proxy List' });
    await selectAll();
    expect(region.dataset['all']).toBeUndefined();
    expect(copyOf(region)).toBeUndefined();
  });

  it('leaves copying to the browser when only a part is selected', async () => {
    render(
      <OutputList list={{ entries: entries(10) }} lineFormat={lineFormat} emptyText="Nothing" />,
    );
    const region = screen.getByRole('region', { name: 'Proxy List' });
    expect(copyOf(region)).toBeUndefined();
    await selectAll();
    await user.click(region);
    expect(copyOf(region)).toBeUndefined();
  });

  it('forgets that all was selected when another list comes', async () => {
    const shown = (count: number) => (
      <OutputList list={{ entries: entries(count) }} lineFormat={lineFormat} emptyText="Nothing" />
    );
    const { rerender } = render(shown(3));
    const region = screen.getByRole('region', { name: 'Proxy List' });
    await selectAll();
    rerender(shown(4));
    expect(copyOf(region)).toBeUndefined();
  });

  it('shows a placeholder while it is empty', () => {
    render(
      <OutputList
        list={NO_LINES}
        lineFormat={lineFormat}
        emptyText="Generated proxies will appear here"
      />,
    );
    const region = screen.getByRole('region', { name: 'Proxy List' });
    expect(region.textContent).toBe('Generated proxies will appear here');
  });

  it('shows a shorter list from its start after a long one was scrolled down', () => {
    const shown = (count: number) => (
      <OutputList list={{ entries: entries(count) }} lineFormat={lineFormat} emptyText="Nothing" />
    );
    const { rerender } = render(shown(5000));
    const region = screen.getByRole('region', { name: 'Proxy List' });
    region.scrollTop = 26 * 4900;
    fireEvent.scroll(region);
    rerender(shown(5));
    expect(within(region).getAllByRole('listitem')).toHaveLength(5);
  });
});
