export type Score = { found: number; missed: number };

type Run = {
  /** The scores of every file that was ever tried, in this run or an earlier one. */
  scores: ReadonlyMap<string, Score>;
  /** Files for which Stryker failed. */
  broken: readonly string[];
  /** Files that this run had no time for. */
  notReached: readonly string[];
};

type Verdict = {
  hasPassed: boolean;
  lines: readonly string[];
  /** One line about the files that have neither passed nor failed. */
  leftOut?: string;
};

const WANTED_SHARE = 0.85;

/** The verdict on a run. A run without mutants fails, because nothing was tested. */
export function verdict({ scores, broken, notReached }: Run): Verdict {
  const total = sumOf([...scores.values()]);
  const mutants = total.found + total.missed;
  const folders = [...Map.groupBy(scores, ([file]) => folderOf(file))].map(
    ([folder, files]) => [folder, sumOf(files.map(([, score]) => score))] as const,
  );
  // A file with only types has no mutants and no score.
  const low = [...folders, ...scores].filter(([, score]) => shareOf(score) < WANTED_SHARE);
  return {
    hasPassed: mutants > 0 && broken.length === 0 && shareOf(total) >= WANTED_SHARE,
    lines: [
      ...low.map(([name, score]) => `${percent(shareOf(score))} ${name}`),
      mutants > 0
        ? `${percent(shareOf(total))} of ${mutants} mutants were killed (at least ${percent(WANTED_SHARE)} are required)`
        : 'No mutants were tested, which is a failure',
      ...(broken.length > 0 ? [`Stryker failed: ${broken.join(', ')}`] : []),
    ],
    ...(notReached.length > 0
      ? {
          leftOut: `Not passed: the mutants of ${notReached.length} files, for which time ran out: ${notReached.map((file) => lastOf(file, scores.get(file))).join(', ')}.`,
        }
      : {}),
  };
}

const lastOf = (file: string, last: Score | undefined): string =>
  `${file} (${last === undefined ? 'never tried' : `last score ${percent(shareOf(last))}`})`;

const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/');

const sumOf = (all: readonly Score[]): Score => ({
  found: all.reduce((sum, { found }) => sum + found, 0),
  missed: all.reduce((sum, { missed }) => sum + missed, 0),
});

const shareOf = ({ found, missed }: Score): number => found / (found + missed);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
