import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** Throws if chunks import each other, because one of them would run before its imports are ready. */
export function assertNoCycle(chunks: readonly Chunk[]): void {
  const done = new Set<string>();
  const follow = (fileName: string, path: readonly string[]) => {
    if (path.includes(fileName))
      throw new Error(`Chunks import each other: ${[...path, fileName].join(' -> ')}`);
    if (done.has(fileName)) return;
    const chunk = chunks.find((other) => other.fileName === fileName);
    for (const name of chunk?.imports ?? []) follow(name, [...path, fileName]);
    done.add(fileName);
  };
  for (const { fileName } of chunks) follow(fileName, []);
}

/** The chunks of these modules and of everything that they import statically, without duplicates. */
export function chunksOf(modules: readonly string[], chunks: readonly Chunk[]): Chunk[] {
  const found = new Set<Chunk>();
  const follow = (chunk: Chunk | undefined) => {
    if (chunk === undefined || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) follow(chunks.find(({ fileName }) => fileName === name));
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (chunk === undefined) throw new Error(`The build has no chunk with ${module}`);
    follow(chunk);
  }
  return [...found];
}

export const stylesOf = (chunks: readonly Chunk[]): string[] => [
  ...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])),
];
