import { statSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { translateInto } from './catalog.ts';
import { inlineTexts, type Inlined, type Translate } from './inline.ts';
import { builtLanguages, filesOf, languageOf } from './languages.ts';
import { inlineWords } from './shop-file.ts';

export const { tag: BUILT_LANGUAGE, tags: LANGUAGES } = builtLanguages();

type Changed = Inlined | { code: string; map: { mappings: '' } };

let read: { version: string; translate: Translate; changed: Map<string, Change> } | undefined;

/** The transformed source of a module. */
type Change = { code: string; changed: Changed | undefined };

/** Returns the translation into the build's language, using the current files. */
function readBuilt() {
  const files = filesOf(BUILT_LANGUAGE);
  const version = files
    .map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
    .join(' ');
  if (read?.version !== version)
    read = { version, translate: translateInto(BUILT_LANGUAGE), changed: new Map() };
  return read;
}

/** The source of a module in the build's language; undefined if it is unchanged. */
export function inLanguage(id: string, code: string): Changed | undefined {
  const file = inProject(id);
  if (file.startsWith('..') || file.includes('node_modules/')) return undefined;
  if (file === 'src/i18n/language.ts') return { code: languageCode(), map: { mappings: '' } };
  const { translate, changed } = readBuilt();
  // Cached, because the builds for the browser and for prerendering have the same modules.
  let known = changed.get(file);
  if (known?.code !== code) {
    const inlined =
      file === 'shop.config.ts'
        ? inlineWords(file, code, translate, languageOf(BUILT_LANGUAGE).locale)
        : inlineTexts(file, code, BUILT_LANGUAGE, translate);
    known = { code, changed: inlined };
    changed.set(file, known);
  }
  return known.changed;
}

const inProject = (path: string) => relative(process.cwd(), path).replaceAll('\\', '/');

function languageCode(): string {
  const { tag, name, direction, locale } = languageOf(BUILT_LANGUAGE);
  const values = {
    LANGUAGE: tag,
    LANGUAGE_NAME: name,
    DIRECTION: direction,
    LOCALE: locale,
    LANGUAGE_PATH: tag === LANGUAGES[0] ? '' : `${tag}/`,
    HAS_LANGUAGES: LANGUAGES.length > 1,
    LANGUAGES: LANGUAGES.map((one) => ({ tag: one, name: languageOf(one).name })),
  };
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}

/** Inserts the texts of the language into the source, so that a built shop needs no language mechanism. */
export function textsPlugin(): Plugin {
  return {
    name: 'texts',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/ },
      handler: (code, id) => inLanguage(id, code),
    },
    configureServer(server) {
      const files = filesOf(BUILT_LANGUAGE);
      server.watcher.on('all', (_event, path) => {
        if (files.includes(inProject(path))) void server.restart();
      });
    },
  };
}
