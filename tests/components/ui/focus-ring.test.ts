import { afterEach, beforeAll, expect, test } from 'vitest';
import { markKeyboardUse } from '../../../src/ui/focus-ring.ts';

beforeAll(markKeyboardUse);
afterEach(() => {
  dispatchEvent(new Event('pointerdown'));
  document.body.replaceChildren();
});

const press = (key: string, init: KeyboardEventInit = {}) =>
  dispatchEvent(new KeyboardEvent('keydown', { key, ...init }));

/** The element with the ring. */
const marked = () => Array.from(document.querySelectorAll('body [data-keyboard]:focus'));

function addButtons(): readonly [HTMLButtonElement, HTMLButtonElement] {
  const [first, second] = [document.createElement('button'), document.createElement('button')];
  document.body.append(first, second);
  return [first, second];
}

test('a key press marks the focused element, and a pointer click removes the mark', () => {
  const [first] = addButtons();
  first.focus();
  expect(marked()).toEqual([]);
  press('a');
  expect(marked()).toEqual([first]);
  dispatchEvent(new Event('pointerdown'));
  expect(marked()).toEqual([]);
});

test('the mark follows the focus while the keyboard is used', () => {
  const [first, second] = addButtons();
  first.focus();
  press('Tab');
  second.focus();
  expect(marked()).toEqual([second]);
  second.blur();
  expect(marked()).toEqual([]);
});

test('after a pointer click, an element focused by a script is not marked', () => {
  const [first] = addButtons();
  press('a');
  dispatchEvent(new Event('pointerdown'));
  first.focus();
  expect(marked()).toEqual([]);
});

test('a shortcut with Ctrl or Cmd does not count as using the keyboard', () => {
  const [first] = addButtons();
  first.focus();
  press('c', { ctrlKey: true });
  press('c', { metaKey: true });
  expect(marked()).toEqual([]);
});

test('a key press without a focused element marks nothing', () => {
  press('a');
  expect(marked()).toEqual([]);
});
