import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';

type Module = { runAfterTransition: (callback: () => void) => void };

/** Dispatches a transition event for a style property. */
const tell = (element: Element, type: string, propertyName: string) =>
  element.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { propertyName }));

test('React Aria forgets an element that is removed in the middle of two transitions', async () => {
  const file = resolve('node_modules/react-aria/dist/private/utils/runAfterTransition.mjs');
  const { runAfterTransition } = (await import(pathToFileURL(file).href)) as Module;
  const element = document.createElement('div');
  document.body.append(element);
  tell(element, 'transitionrun', 'opacity');
  tell(element, 'transitionrun', 'transform');
  const settled = vi.fn<() => void>();
  runAfterTransition(settled);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(settled).not.toHaveBeenCalled();
  element.remove();
  tell(element, 'transitioncancel', 'opacity');
  tell(element, 'transitioncancel', 'transform');
  // It waits for the last transition of all elements, so one that is kept would block it.
  expect(settled).toHaveBeenCalledOnce();
});
