import type { Setup } from '../tests/performance/play.ts';

export type Written = {
  /** Markdown below the part's title. */
  text: string;
  /** SVG by file name. */
  plots?: Record<string, string>;
};

/** One section of the report: how its figures are measured and written. */
export type Part = {
  name: string;
  title: string;
  measure: (setup: Setup) => Promise<unknown>;
  write: (figures: unknown) => Written;
  /** Figures that must not be accepted. */
  problems: (figures: unknown) => string[];
};

type Typed<F> = {
  name: string;
  title: string;
  measure: (setup: Setup) => Promise<F>;
  write: (figures: F) => Written;
  problems?: (figures: F) => string[];
};

/** A part writes the figures that it measured, perhaps on another day. */
export function part<F>({ write, problems, ...rest }: Typed<F>): Part {
  return {
    ...rest,
    write: (figures) => write(figures as F),
    problems: (figures) => problems?.(figures as F) ?? [],
  };
}
