import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { fixed, FIXES } from '../../../tools/build/package-fixes.ts';

type Module = { runAfterTransition: (callback: () => void) => void };

/** The text of an installed file as bundled by the build. */
function bundled(name: string): string {
  const file = resolve('node_modules', name);
  const fix = FIXES.find((one) => one.file.test(`/${file.replaceAll('\\', '/')}`));
  if (fix === undefined) throw new Error(`no fix for ${name}`);
  const folder = pathToFileURL(dirname(file)).href;
  return fixed(readFileSync(file, 'utf8'), fix).replaceAll(/ from "\.\//g, ` from "${folder}/`);
}

/** Dispatches a transition event for a style property. */
const tell = (element: Element, type: string, propertyName: string) =>
  element.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { propertyName }));

test('React Aria forgets an element that is removed during two transitions', async () => {
  const code = bundled('react-aria/dist/private/utils/runAfterTransition.mjs');
  const url = `data:text/javascript,${encodeURIComponent(code)}`;
  const { runAfterTransition } = (await import(url)) as Module;
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
  // It waits for the last transition of all elements, so one that stays would block it.
  expect(settled).toHaveBeenCalledOnce();
});

test('uPlot does not format numbers in a language that Intl may reject', () => {
  expect(bundled('uplot/dist/uPlot.esm.js')).not.toContain('Intl.NumberFormat(domEnv');
});

test('a package version that no longer matches its fix stops the build', () => {
  const [fix] = FIXES;
  if (fix === undefined) throw new Error('there is no fix');
  expect(() => fixed('another text', fix)).toThrow('package-fixes.ts no longer matches');
});
