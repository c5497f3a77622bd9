import { growthProblems, type Point, type SceneFigures } from '../growth-problems.ts';
import { GROWTH_SCENES, type GrowthScene } from '../growth-scenes.ts';
import { heapMb } from '../heap.ts';
import { blocks, image, table } from '../markdown.ts';
import { openPage, SLOW_DOWN } from '../page/bench-browser.ts';
import { click, type Click } from '../page/interaction.ts';
import { generatorReady } from '../page/measure-page.ts';
import type { Setup } from '../page/play.ts';
import { REFERENCE } from '../page/scenes.ts';
import { median, round } from '../page/statistics.ts';
import { goal, part } from '../part.ts';
import { linePlot } from '../plot.ts';

const ROUNDS = 3;

export const growth = part({
  name: 'growth',
  title: 'Costs as data grows',
  measure: async (setup) => {
    const figures: SceneFigures[] = [];
    for (const scene of GROWTH_SCENES) figures.push(await grow(setup, scene));
    return figures;
  },
  goals: (figures: readonly SceneFigures[]) => {
    const tasks = figures.flatMap(({ series }) =>
      series.flatMap(({ points }) => points.map(({ longest }) => longest)),
    );
    return [goal('Longest task, with any amount of data, ms', 200, tasks)];
  },
  problems: (figures: readonly SceneFigures[]) =>
    figures.flatMap((measured, index) => {
      const scene = GROWTH_SCENES[index];
      return scene ? growthProblems(measured, scene) : [`${measured.name}: without limits`];
    }),
  write: (figures: readonly SceneFigures[]) => ({
    text: blocks(
      `The tables and plots show the page's processor time from the click to the painted result at ${SLOW_DOWN}x slowdown (medians), by amount of data. Both axes of the plots are logarithmic: a flat line means that the cost is constant, and a slope of 1 means that it is proportional to the data. The heap is what remains at the end, after garbage collection. It includes all rows of lists that the server does not split into pages.`,
      ...figures.map((scene) =>
        blocks(
          `### ${scene.name}`,
          image(`${scene.name}: processor time by number of ${scene.unit}`, scene.file),
          tableOf(scene),
        ),
      ),
    ),
    plots: Object.fromEntries(
      figures.map(({ name, file, unit, reference, series }) => [
        file,
        linePlot({
          title: `${name}: processor time until painted, ${SLOW_DOWN}x slowdown`,
          x: { label: unit, isLog: true },
          y: { label: 'ms', isLog: true },
          reference: { name: 'empty button', y: reference },
          series: series.map((line) => ({
            name: line.name,
            points: line.points.map(({ size, cpu }) => ({ x: size, y: cpu })),
          })),
        }),
      ]),
    ),
  }),
});

async function grow({ backend, browser }: Setup, scene: GrowthScene): Promise<SceneFigures> {
  const { name, file, unit, interactions } = scene;
  const series = interactions.map((interaction) => ({
    name: interaction.name,
    points: new Array<Point>(),
  }));
  const references: number[] = [];
  const heaps: number[] = [];
  for (const size of scene.sizes) {
    const customer = scene.customer(backend, size);
    const { page, session, close } = await openPage(browser, `${backend.address}/dashboard`, {
      ...customer,
      isSlow: true,
    });
    await generatorReady(page).waitFor();
    await scene.prepare?.(page, size);
    const samples = interactions.map(() => new Array<Click>());
    for (let turn = 0; turn < ROUNDS; turn += 1) {
      await REFERENCE.before?.(page);
      const empty = { target: REFERENCE.target(page), answer: REFERENCE.answer };
      references.push((await click(page, session, empty)).cpu);
      for (const [index, { before, target, answer }] of interactions.entries()) {
        await before?.(page);
        samples[index]?.push(await click(page, session, { target: target(page), answer }));
      }
    }
    for (const [index, clicks] of samples.entries()) {
      const of = (figure: keyof Click) => round(median(clicks.map((one) => one[figure])), 1);
      series[index]?.points.push({ size, cpu: of('cpu'), longest: of('longest') });
    }
    heaps.push(await heapMb(session));
    await close();
  }
  return { name, file, unit, reference: round(median(references), 1), series, heaps };
}

function tableOf({ unit, series, heaps }: SceneFigures): string {
  const sizes = series[0]?.points.map(({ size }) => size) ?? [];
  return table(
    [
      `${unit[0]?.toUpperCase()}${unit.slice(1)}`,
      ...series.map(({ name }) => `${name} (longest task)`),
      'heap',
    ],
    sizes.map((size, index) => [
      size.toLocaleString('en-US'),
      ...series.map(({ points }) => {
        const { cpu = 0, longest = 0 } = points[index] ?? {};
        return `${round(cpu)} (${round(longest)}) ms`;
      }),
      `${heaps[index]?.toFixed(1)} MB`,
    ]),
  );
}
