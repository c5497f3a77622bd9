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

test('a key marks the element that has the focus, and a click with the pointer removes the mark', () => {
  const [first] = addButtons();
  first.focus();
  expect(marked()).toEqual([]);
  press('a');
  expect(marked()).toEqual([first]);
  dispatchEvent(new Event('pointerdown'));
  expect(marked()).toEqual([]);
});

test('the mark follows the focus while the keyboard is in use', () => {
  const [first, second] = addButtons();
  first.focus();
  press('Tab');
  second.focus();
  expect(marked()).toEqual([second]);
  second.blur();
  expect(marked()).toEqual([]);
});

test('after a click with the pointer, a focus that a script sets is not marked', () => {
  const [first] = addButtons();
  press('a');
  dispatchEvent(new Event('pointerdown'));
  first.focus();
  expect(marked()).toEqual([]);
});

test('a shortcut with Ctrl or Cmd is no use of the keyboard', () => {
  const [first] = addButtons();
  first.focus();
  press('c', { ctrlKey: true });
  press('c', { metaKey: true });
  expect(marked()).toEqual([]);
});

test('a key without a focused element marks nothing', () => {
  press('a');
  expect(marked()).toEqual([]);
});
