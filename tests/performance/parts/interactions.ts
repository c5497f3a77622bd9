import { openPage, SLOW_DOWN } from '../bench-browser.ts';
import type { Press } from '../interaction.ts';
import { press } from '../interaction.ts';
import { blocks, table } from '../markdown.ts';
import { generatorReady } from '../measure-page.ts';
import type { Setup } from '../part.ts';
import { part } from '../part.ts';
import type { Interaction, Scene } from '../scenes.ts';
import { REFERENCE, SCENES } from '../scenes.ts';
import { median, round } from '../statistics.ts';

/** Number of fresh pages, and of presses in each: the first press is colder than the others. */
const PAGES = 3;
const ROUNDS = 3;
const PLACES = 1000;

export type Row = { name: string; first: Press; again: Press; worstEvent: number };
type SceneFigures = { path: string; rows: readonly Row[] };

export const interactions = part({
  name: 'interactions',
  title: `Interactions at ${SLOW_DOWN}x CPU slow-down`,
  measure: async (setup) => {
    setup.backend.offerPlaces(PLACES);
    const figures: SceneFigures[] = [];
    for (const scene of SCENES) figures.push({ path: scene.path, rows: await play(setup, scene) });
    return figures;
  },
  write: (figures: readonly SceneFigures[]) => ({
    text: blocks(
      'Event: what the Event Timing API says (the measure behind INP; it counts in steps of 8 ms, and below 16 not at all). Painted: until what was asked for is on the screen, calls included. Processor: time of the main thread until then, also as a ratio to pressing an empty native button in the same pages. Longest task: from the press until all has settled. "First" is the first press in a fresh page, "again" the later ones; medians of each.',
      ...figures.map(({ path, rows }) => blocks(`**${path}**`, tableOf(rows))),
    ),
  }),
});

/** Presses everything of a scene in fresh pages, after an empty button, whose row is the first. */
export async function play({ backend, browser, isQuick }: Setup, scene: Scene): Promise<Row[]> {
  const all = [REFERENCE, ...scene.interactions];
  const first = new Map<Interaction, Press[]>();
  const again = new Map<Interaction, Press[]>();
  for (let fresh = 0; fresh < (isQuick ? 1 : PAGES); fresh += 1) {
    const customer = scene.isSignedIn ? backend.customer({ plans: 20, orders: 40 }) : undefined;
    const { page, session, close } = await openPage(browser, backend.address + scene.path, {
      storage: { theme: 'dark', ...customer?.storage },
      isSlow: true,
    });
    if (scene.isSignedIn) await generatorReady(page).waitFor();
    await scene.prepare?.(page);
    for (let round = 0; round < (isQuick ? 2 : ROUNDS); round += 1) {
      for (const interaction of all) {
        await interaction.before?.(page);
        const { answer } = interaction;
        const pressed = await press(page, session, {
          target: interaction.target(page),
          answer,
        }).catch((cause: unknown) => {
          throw new Error(`${scene.path}, ${interaction.name}: ${String(cause)}`, { cause });
        });
        const samples = round === 0 ? first : again;
        samples.set(interaction, [...(samples.get(interaction) ?? []), pressed]);
      }
    }
    await close();
  }
  return all.map((interaction) => {
    const cold = first.get(interaction) ?? [];
    const warm = again.get(interaction) ?? [];
    return {
      name: interaction.name,
      first: medianPress(cold),
      again: medianPress(warm),
      worstEvent: Math.max(...[...cold, ...warm].map(({ event }) => event)),
    };
  });
}

function medianPress(presses: readonly Press[]): Press {
  const of = (figure: keyof Press) => round(median(presses.map((pressed) => pressed[figure])), 1);
  return { event: of('event'), painted: of('painted'), cpu: of('cpu'), longest: of('longest') };
}

function tableOf(rows: readonly Row[]): string {
  const event = (ms: number) => (ms === 0 ? '< 16' : round(ms));
  const both = (row: Row, figure: keyof Press) =>
    `${round(row.first[figure])} / ${round(row.again[figure])}`;
  const reference = rows[0]?.again.cpu ?? 1;
  return table(
    [
      'Press (ms, first / again)',
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
