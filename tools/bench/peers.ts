import { blocks, table } from './markdown.ts';

const COLUMNS = [
  'Page',
  'JS kB',
  'All kB',
  'Requests',
  'FCP ms',
  'LCP ms',
  'Blocking ms',
  'Dead clicks',
] as const;

/** These figures were measured once. The report does not measure them again. */
const ROWS = [
  ['A plain HTML page', 0, 2.7, 1, 304, 304, 0, 0],
  ['A React page, rendered in the browser', 59.8, 61.5, 3, 1052, 1052, 100, 0],
  ['A React page, prerendered', 59.9, 62.6, 2, 328, 328, 78, 5],
  [
    'A React page, prerendered, with a router, queries and a font',
    95.1,
    146.7,
    3,
    528,
    528,
    168,
    8,
  ],
  ['Bulletproof React, landing page', 137.5, 148.7, 6, 1444, 1960, 48, 0],
  ['Oxide console, login', 206.4, 643.2, 35, 2188, 2188, 211, 0],
  ['shadcn-admin, dashboard', 325.2, 342.3, 71, 3712, 3712, 665, 0],
  ['A Next.js SaaS template, landing page', 255.7, 592.6, 15, 992, 3200, 466, 22],
  ['A Vite and shadcn template, landing page', 116.9, 234.8, 9, 1568, 1568, 347, 0],
] as const;

/** First visits to other apps with the same connection and phone. */
export function peersText(): string {
  return blocks(
    '### Other apps',
    'For comparison, this table shows first visits to minimal pages and to builds of open-source apps, served as static files (brotli 11, HTTP/2) to the same phone on the same connection. The figures are medians of 5 visits, each in a fresh browser, from an earlier run with a different harness. "Dead clicks" are clicks on a visible button that the page ignored before it was hydrated. You can compare bytes, requests and dead clicks with those in the table above, but milliseconds only roughly, because they were measured on another day.',
    table(COLUMNS, ROWS),
  );
}
