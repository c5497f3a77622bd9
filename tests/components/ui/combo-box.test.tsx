import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { ComboBox } from '../../../src/ui/ComboBox.tsx';
import type { Item } from '../../../src/ui/filter-items.ts';
import { user } from '../../setup/user.ts';

const CITIES = ['Athens', 'Berlin', 'Cairo', 'Córdoba', 'Dublin'];
const itemsOf = (labels: readonly string[]): Item[] =>
  labels.map((label) => ({ value: label.toLowerCase(), label }));

type PickerProps = { items?: readonly Item[]; start?: string; isLoading?: boolean };

const ALL = itemsOf(CITIES);

function Picker({ items = ALL, start = 'cairo', isLoading = false }: PickerProps) {
  const [value, setValue] = useState(start);
  return (
    <ComboBox label="City" items={items} value={value} onChange={setValue} isLoading={isLoading} />
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'City' });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};

describe('the searchable list', () => {
  it('opens on focus, and marks the selected row', async () => {
    render(<Picker />);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    await user.tab();
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(options()).toEqual(CITIES);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Cairo');
    expect(active()).toBeNull();
    expect(screen.getByText('5 options')).toBeDefined();
  });

  it('picks the best match with Enter, ignoring accents', async () => {
    render(<Picker />);
    await user.tab();
    await user.keyboard('cord');
    expect(options()).toEqual(['Córdoba']);
    expect(screen.getByText('1 option')).toBeDefined();
    await user.keyboard('{Enter}');
    expect(field().value).toBe('Córdoba');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('starts at the selected row; arrow keys wrap around, and page keys stop at the ends', async () => {
    render(<Picker />);
    await user.tab();
    await user.keyboard('{Escape}{ArrowDown}');
    expect(active()).toBe('Cairo');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Athens');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('Dublin');
    await user.keyboard('{PageUp}');
    expect(active()).toBe('Athens');
    await user.keyboard('{PageDown}');
    expect(active()).toBe('Dublin');
    await user.keyboard('{Enter}');
    expect(field().value).toBe('Dublin');
  });

  it('picks the row reached with the arrow keys on Tab', async () => {
    render(<Picker />);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowUp}');
    await user.tab();
    expect(field().value).toBe('Berlin');
  });

  it('clears the typed text on Escape and on blur', async () => {
    render(<Picker />);
    await user.tab();
    await user.keyboard('ber{Escape}');
    expect(field().value).toBe('Cairo');
    expect(screen.queryByRole('listbox')).toBeNull();
    await user.click(field());
    await user.keyboard('ber');
    await user.tab();
    expect(field().value).toBe('Cairo');
  });

  it('ignores Enter while it is closed or an input method editor is composing', async () => {
    render(<Picker />);
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(true);
    await user.tab();
    await user.keyboard('ber');
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    // Safari ends the composition before the key.
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(screen.getByRole('listbox')).toBeDefined();
    expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
    expect(field().value).toBe('Berlin');
  });

  it('shows that nothing matches, and then picks nothing', async () => {
    render(<Picker />);
    await user.tab();
    await user.keyboard('zz');
    expect(options()).toEqual(['Nothing matches “zz”.']);
    expect(screen.getByText('0 options')).toBeDefined();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBeNull();
    await user.keyboard('{Enter}');
    expect(field().value).toBe('Cairo');
  });

  it('shows a disabled row with the reason, and neither key nor click picks it', async () => {
    const berlin = { value: 'berlin', label: 'Berlin', note: 'Full', isDisabled: true };
    render(<Picker items={[...ALL.slice(0, 1), berlin, ...ALL.slice(2)]} />);
    await user.tab();
    await user.keyboard('ber{Enter}');
    const row = screen.getByRole('option');
    expect(row.getAttribute('aria-disabled')).toBe('true');
    expect(active()).toBe('Berlin Full');
    await user.click(row);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('listbox')).toBeDefined();
    await user.tab();
    expect(field().value).toBe('Cairo');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('picks a row on click without moving the focus', async () => {
    render(<Picker />);
    await user.tab();
    await user.click(screen.getByRole('option', { name: 'Dublin' }));
    expect(document.activeElement).toBe(field());
    expect(field().value).toBe('Dublin');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('closes on a click outside, but not inside', async () => {
    render(<Picker />);
    await user.tab();
    fireEvent.pointerDown(screen.getByRole('listbox'));
    expect(screen.getByRole('listbox')).toBeDefined();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('stays closed when it is enabled again', async () => {
    const { rerender } = render(<Picker />);
    await user.tab();
    rerender(<Picker isLoading />);
    expect(screen.queryByRole('listbox')).toBeNull();
    rerender(<Picker />);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('renders a few of many rows around the selected one, and announces their number', async () => {
    const many = itemsOf(Array.from({ length: 10_000 }, (_, index) => `City ${index}`));
    render(<Picker items={many} start="city 7000" />);
    await user.tab();
    const shown = screen.getAllByRole('option');
    expect(shown.length).toBeLessThan(40);
    const chosen = screen.getByRole('option', { selected: true });
    expect(chosen.getAttribute('aria-posinset')).toBe('7001');
    expect(chosen.getAttribute('aria-setsize')).toBe('10000');
    expect(screen.getByText('10,000 options')).toBeDefined();
  });
});
