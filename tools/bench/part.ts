import type { Setup } from './page/play.ts';

export type Written = {
  /** Markdown below the part's title. */
  text: string;
  /** SVG by file name. */
  plots?: Record<string, string>;
};

/** A limit, and the figure that is closest to it or exceeds it most. */
export type Goal = { what: string; limit: number; figure: number };

/** One section of the report: how to measure its figures and write them. */
export type Part = {
  name: string;
  title: string;
  measure: (setup: Setup) => Promise<unknown>;
  write: (figures: unknown) => Written;
  goals: (figures: unknown) => Goal[];
  /** Returns the problems that fail the benchmark. */
  problems: (figures: unknown) => string[];
};

type Typed<F> = {
  name: string;
  title: string;
  measure: (setup: Setup) => Promise<F>;
  write: (figures: F) => Written;
  goals?: (figures: F) => Goal[];
  problems?: (figures: F) => string[];
};

/** The goal that no figure exceeds the limit. */
export const goal = (what: string, limit: number, figures: readonly number[]): Goal => ({
  what,
  limit,
  figure: Math.max(...figures),
});

/** Creates a part. It can also write figures that it measured on another day. */
export function part<F>({ write, goals, problems, ...rest }: Typed<F>): Part {
  return {
    ...rest,
    write: (figures) => write(figures as F),
    goals: (figures) => goals?.(figures as F) ?? [],
    problems: (figures) => problems?.(figures as F) ?? [],
  };
}
