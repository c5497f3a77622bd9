import type { Browser } from '@playwright/test';
import type { BenchShop } from './bench-shop.ts';

export interface Setup {
  shop: BenchShop;
  browser: Browser;
  /** Few runs, to see that all works; the figures mean little. */
  isQuick: boolean;
}

export interface Written {
  /** Markdown below the part's title. */
  text: string;
  /** SVG by file name. */
  plots?: Record<string, string>;
}

/** One section of the report: how its figures are made, and how they are written down. */
export interface Part {
  name: string;
  title: string;
  measure: (setup: Setup) => Promise<unknown>;
  write: (figures: unknown) => Written;
  /** What the figures say must not be. */
  problems: (figures: unknown) => string[];
}

type Typed<F> = {
  name: string;
  title: string;
  measure: (setup: Setup) => Promise<F>;
  write: (figures: F) => Written;
  problems?: (figures: F) => string[];
};

/** The figures that a part writes are those that it measured, perhaps on another day. */
export function part<F>({ write, problems, ...rest }: Typed<F>): Part {
  return {
    ...rest,
    write: (figures) => write(figures as F),
    problems: (figures) => problems?.(figures as F) ?? [],
  };
}
