import type { TrafficEstimate } from '../../domain/data-plan.ts';

/** The planner's inputs and their units. */
export const PLANNER_FIELDS = [
  { key: 'pages', label: 'Pages', unit: 'pages', max: 1_000_000_000 },
  { key: 'pageWeightKb', label: 'Page weight', unit: 'kB each', max: 1_000_000 },
  { key: 'retriesPercent', label: 'Retries', unit: '% of pages', max: 10_000 },
] as const satisfies readonly {
  key: keyof TrafficEstimate;
  label: string;
  unit: string;
  max: number;
}[];

export type PlannerTexts = Record<keyof TrafficEstimate, string>;

/** The weight is that of an HTML page with its scripts, without images. */
export const FIRST_GUESS: PlannerTexts = {
  pages: '50000',
  pageWeightKb: '250',
  retriesPercent: '10',
};

/** The numbers in the fields. Empty and invalid ones count as 0. */
export function toEstimate(texts: PlannerTexts): TrafficEstimate {
  const read = (key: keyof TrafficEstimate) => {
    const value = Number(texts[key]);
    return Number.isFinite(value) && value > 0 ? value : 0;
  };
  return {
    pages: read('pages'),
    pageWeightKb: read('pageWeightKb'),
    retriesPercent: read('retriesPercent'),
  };
}
