import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { DIALOGS } from './e2e/inspect/dialog-stops.ts';

/** `Dialog` of the design system draws what the others fill. */
const FRAME = 'src/ui/Dialog.tsx';
const FILES = globSync('src/**/*.tsx').filter((file) => file !== FRAME);

/** How many dialogs a source draws: its elements `dialog` and `Dialog`, whatever that is called there. */
function dialogsIn(file: string, source = readFileSync(file, 'utf8')): number {
  const names = new Set(['dialog']);
  let count = 0;
  new Visitor({
    ImportSpecifier({ imported, local }) {
      if ('name' in imported && imported.name === 'Dialog') names.add(local.name);
    },
    JSXOpeningElement({ name }) {
      if (name.type === 'JSXIdentifier' && names.has(name.name)) count += 1;
    },
  }).visit(parseSync(file, source).program);
  return count;
}

test('every dialog of the product is opened in a step of a journey', () => {
  const rows = Map.groupBy(
    Object.values(DIALOGS).flatMap((stops) => Object.values(stops)),
    ([, file]) => file,
  );
  const missing = FILES.filter((file) => dialogsIn(file) > (rows.get(file)?.length ?? 0));
  expect(missing, 'files with a dialog that tests/e2e/inspect/dialog-stops.ts lacks').toEqual([]);
  expect([...rows.keys()].filter((file) => dialogsIn(file) === 0)).toEqual([]);
});

test('a dialog is found by its element, whatever it is imported as', () => {
  const source = `import { Dialog as Frame } from '../ui/Dialog.tsx';
    export const A = () => <Frame title="<Dialog"><Table /></Frame>;
    export const B = () => <dialog>{'<dialog>'}</dialog>;`;
  expect(dialogsIn('a.tsx', source)).toBe(2);
});
