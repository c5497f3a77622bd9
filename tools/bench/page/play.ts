import type { Browser } from '@playwright/test';
import type { BenchBackend } from './bench-backend.ts';
import { openPage } from './bench-browser.ts';
import { click, type Click } from './interaction.ts';
import { generatorReady } from './measure-page.ts';
import { REFERENCE, type Interaction, type Scene } from './scenes.ts';
import { median, round } from './statistics.ts';

/** The number of fresh pages, and of clicks in each. The first click is colder than the others. */
const PAGES = 3;
const ROUNDS = 3;

export type Setup = {
  backend: BenchBackend;
  browser: Browser;
  /** Whether to make only a few runs, to see that everything works. The figures are then not meaningful. */
  isQuick: boolean;
};

export type Row = { name: string; first: Click; again: Click; worstEvent: number };

/** Clicks everything in a scene in fresh pages. Starts with an empty button, which is the first row. */
export async function play({ backend, browser, isQuick }: Setup, scene: Scene): Promise<Row[]> {
  const all = [REFERENCE, ...scene.interactions];
  const first = new Map<Interaction, Click[]>();
  const again = new Map<Interaction, Click[]>();
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
        const clicked = await click(page, session, {
          target: interaction.target(page),
          answer,
        }).catch((cause: unknown) => {
          throw new Error(`${scene.path}, ${interaction.name}: ${String(cause)}`, { cause });
        });
        const samples = round === 0 ? first : again;
        samples.set(interaction, [...(samples.get(interaction) ?? []), clicked]);
      }
    }
    await close();
  }
  return all.map((interaction) => {
    const cold = first.get(interaction) ?? [];
    const warm = again.get(interaction) ?? [];
    return {
      name: interaction.name,
      first: medianClick(cold),
      again: medianClick(warm),
      worstEvent: Math.max(...[...cold, ...warm].map(({ event }) => event)),
    };
  });
}

function medianClick(clicks: readonly Click[]): Click {
  const of = (figure: keyof Click) => round(median(clicks.map((clicked) => clicked[figure])), 1);
  return { event: of('event'), painted: of('painted'), cpu: of('cpu'), longest: of('longest') };
}
