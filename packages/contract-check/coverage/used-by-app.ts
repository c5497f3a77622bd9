import { globSync, readFileSync } from 'node:fs';
import type { Contract, Operation } from '../engine/load.ts';

const IMPORT =
  /(?:import\s+(type\s+)?|const\s+)\{([^}]*)\}\s+(?:from|=[\w\s()=>]*?import\()\s*'[^']*generated\/(?!model)[^']*'/g;

/**
 * Ids of the operations that the app calls, and targets of the events that it receives. An operation counts as called
 * when some file imports its generated function, hook or options. Operations without a generated client
 * (hub, popups) count when their path is in the source.
 */
export function usedByApp(contract: Contract, folders = ['src', 'tools/build']): Set<string> {
  const sources = folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .map((file) => readFileSync(file, 'utf8'));
  const imported = new Set(sources.flatMap(importedNames));
  const text = sources.join('\n');
  const isUsed = (operation: Operation) =>
    callersOf(operation.id).some((name) => imported.has(name)) ||
    text.includes(`'${operation.path}'`) ||
    text.includes(`'${operation.path.replace(/\/negotiate$/, '')}'`);
  const events = contract.events.filter(({ target }) => text.includes(`'${target}'`));
  return new Set([
    ...contract.operations.filter(isUsed).map(({ id }) => id),
    ...events.map(({ target }) => target),
  ]);
}

function importedNames(source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, isType, names = '']) =>
    isType === undefined
      ? names
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== '' && !name.startsWith('type '))
          .map((name) => name.split(/\s+as\s+/)[0] ?? '')
      : [],
  );
}

/** Exports of the generated client that make the call; keys and invalidation do not. */
function callersOf(id: string): string[] {
  const capital = id.charAt(0).toUpperCase() + id.slice(1);
  return [id, `use${capital}`, `get${capital}QueryOptions`, `get${capital}MutationOptions`];
}
