import { blocks, table } from '../markdown.ts';
import { SLOW_DOWN } from '../page/bench-browser.ts';
import type { Click } from '../page/interaction.ts';
import { play, type Row } from '../page/play.ts';
import { SCENES } from '../page/scenes.ts';
import { round } from '../page/statistics.ts';
import { goal, part } from '../part.ts';

const PLACES = 1000;

type SceneFigures = { path: string; rows: readonly Row[] };

export const interactions = part({
  name: 'interactions',
  title: `Interactions at ${SLOW_DOWN}x CPU slowdown`,
  measure: async (setup) => {
    setup.backend.offerPlaces(PLACES);
    const figures: SceneFigures[] = [];
    for (const scene of SCENES) figures.push({ path: scene.path, rows: await play(setup, scene) });
    return figures;
  },
  goals: (figures: readonly SceneFigures[]) => {
    const first = figures.flatMap(({ rows }) => rows.map((row) => row.first.event));
    return [goal('First click, ms', 120, first)];
  },
  write: (figures: readonly SceneFigures[]) => ({
    text: blocks(
      '"Event" is the duration in the Event Timing API, on which INP is based (reported in steps of 8 ms, starting at 16 ms). "Painted" is the time until the result is on the screen, including calls. "Processor" is the time that the main thread uses until then, and "x empty button" divides it by that of a later click on an empty native button on the same page. "Longest task" is the longest one from the click until the page is idle. "First" is the first click on a fresh page, and "again" is a later click. Except for the worst, all figures are medians.',
      ...figures.map(({ path, rows }) => blocks(`**${path}**`, tableOf(rows))),
    ),
  }),
});

function tableOf(rows: readonly Row[]): string {
  const event = (ms: number) => (ms === 0 ? '< 16' : round(ms));
  const both = (row: Row, figure: keyof Click) =>
    `${round(row.first[figure])} / ${round(row.again[figure])}`;
  const reference = rows[0]?.again.cpu ?? 1;
  return table(
    [
      'Click (ms, first / again)',
      'Event (worst)',
      'Painted',
      'Processor',
      'x empty button',
      'Longest task',
    ],
    rows.map((row) => [
      row.name,
      `${event(row.first.event)} / ${event(row.again.event)} (${event(row.worstEvent)})`,
      both(row, 'painted'),
      both(row, 'cpu'),
      `${(row.first.cpu / reference).toFixed(1)} / ${(row.again.cpu / reference).toFixed(1)}`,
      both(row, 'longest'),
    ]),
  );
}
