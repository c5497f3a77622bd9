import { act, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { replayEarlyClicks } from '../../../src/inline/early-clicks.ts';
import { keepEarlyControls } from '../../../src/platform/early-controls.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { RadioButtons } from '../../../src/ui/RadioButtons.tsx';
import { TextField } from '../../../src/ui/TextField.tsx';
import { type } from '../../setup/user.ts';

const bought = vi.fn<(what: string) => void>();
const OPTIONS = [
  { value: 'basic', label: 'Basic' },
  { value: 'premium', label: 'Premium' },
] as const;

/** A page with a control that only the browser renders, such as those for customers. */
function Shop({ more }: { more?: ReactNode }) {
  const [code, setCode] = useState('');
  const [plan, setPlan] = useState<'basic' | 'premium'>('basic');
  return (
    <>
      {more}
      <TextField label="Code" value={code} onChange={setCode} />
      <RadioButtons
        label="Plan"
        layout="joined"
        options={OPTIONS}
        value={plan}
        onChange={setPlan}
      />
      <p>{`${plan} with ${code}`}</p>
      <Button onClick={() => bought('first')}>Buy</Button>
      <Button onClick={() => bought('second')}>Buy more</Button>
    </>
  );
}

let page: HTMLElement;
let leave = () => {};
afterEach(() => {
  act(() => leave());
  page.remove();
});

function prerendered(): HTMLElement {
  page = document.createElement('div');
  page.innerHTML = renderToString(<Shop />);
  document.body.append(page);
  return page;
}

/** The prerendered page, with its texts replaced. */
function translated(): HTMLElement {
  prerendered();
  for (const element of page.querySelectorAll('p, label, button')) {
    const font = document.createElement('font');
    font.textContent = `${element.textContent} (de)`;
    for (const child of Array.from(element.childNodes)) if (child instanceof Text) child.remove();
    element.append(font);
  }
  return page;
}

/** What password managers add next to the fields of a page. */
function extended(): void {
  for (const input of page.querySelectorAll('input')) {
    input.setAttribute('data-dashlane-rid', crypto.randomUUID());
    input.classList.add('managed');
    const icon = document.createElement('div');
    icon.append(document.createElement('button'), document.createElement('input'));
    input.after(icon);
  }
}

function hydrate(more?: ReactNode): void {
  keepEarlyControls(page);
  act(() => {
    const root = hydrateRoot(page, <Shop more={more} />, { onRecoverableError: () => undefined });
    leave = () => root.unmount();
  });
  act(() => replayEarlyClicks());
}

/** What a visitor does before the page hydrates. */
function actEarly(early = translated()) {
  const [field, , premium] = early.querySelectorAll('input');
  const second = page.querySelectorAll('button')[1];
  if (!field || !premium || !second) throw new Error('The page lacks controls.');
  field.value = 'AMBER15';
  field.focus();
  premium.checked = true;
  window.__earlyClicks = [second];
  return field;
}

test.each([
  ['as it was', undefined],
  [
    'with a control of another kind',
    <a key="more" href="/dashboard">
      Dashboard
    </a>,
  ],
  [
    'with a button of another area',
    <header key="more">
      <Button>LOG OUT</Button>
    </header>,
  ],
])(
  'input from before hydration survives when a translated page is rendered again: %s',
  (_how, more) => {
    const field = actEarly();
    hydrate(more);
    expect(field.isConnected).toBe(false);
    const found = screen.getByLabelText<HTMLInputElement>('Code');
    expect(found.value).toBe('AMBER15');
    expect(document.activeElement).toBe(found);
    expect(screen.getByText('premium with AMBER15')).toBeTruthy();
    expect(bought.mock.calls).toEqual([['second']]);
  },
);

test('input from before hydration survives if an extension adds controls', () => {
  const field = actEarly(prerendered());
  extended();
  hydrate();
  expect(field.isConnected).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('AMBER15');
  expect(screen.getByText('premium with AMBER15')).toBeTruthy();
  expect(bought.mock.calls).toEqual([['second']]);
});

test('input is not assigned to another control if the number of controls differs', () => {
  actEarly();
  hydrate(<Button onClick={() => bought('new')}>Buy</Button>);
  expect(screen.getByText('premium with AMBER15')).toBeTruthy();
  expect(bought).not.toHaveBeenCalled();
});

test('a page that is rendered later takes nothing from the first one', async () => {
  const field = translated().querySelector('input');
  if (!field) throw new Error('The page lacks controls.');
  field.value = 'AMBER15';
  hydrate();
  await type('Code', '');
  act(() => leave());
  act(() => {
    const root = hydrateRoot(page, <Shop />, { onRecoverableError: () => undefined });
    leave = () => root.unmount();
  });
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('');
});
