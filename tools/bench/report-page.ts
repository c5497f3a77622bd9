import { blocks, table } from './markdown.ts';
import type { Goal, Part } from './part.ts';

/** A part's figures, and when and where they were measured. */
export type Made = {
  date: string;
  machine: string;
  chromium: string;
  /** The machine's load when the run began. */
  load: number;
  figures: unknown;
};

const INTRODUCTION = `# Performance

\`npm run build && npm run bench\` writes this page, so do not edit it. To measure one part, name it:
\`npm run bench -- --only memory\`. The raw figures are in [performance/figures.json](performance/figures.json).

## How to read it

- **Bytes, requests, layout shift and dead controls** do not depend on the machine, so they have budgets
  (\`tools/bench/page/budgets.ts\`). \`npm test\` checks Home, Pricing and the dashboard, and \`npm run test:all\` checks every page.
- **Milliseconds** depend on the machine, so they have no budget. Compare them only within one run, for example with those of a plain
  HTML page or an empty native button.
- **Processor time** is the time that the page's main thread uses. Other work on the machine hardly affects it.
- Everything runs in headless Chromium against the built shop and the sandbox on one machine.

## What determines the speed

- **First paint.** No script is requested before the page is parsed, so until then only the inline scripts slow a page down. They cost
  the same on each page, so they matter most on small pages. Requesting the other scripts after the first paint would
  delay hydration. Merging the inline scripts would save almost nothing, because Brotli already compresses what they share.
- **Blocking.** React hydrates in tasks of less than 50 ms. The longest task computes the first styles and layout, with or without
  scripts. \`content-visibility: auto\` would shorten it, but the browser would have to guess heights, so links to headings could miss their
  targets.
- **Clicks.** A click that replaces a panel or opens a dialog shows a response first, and \`useDeferredValue\` renders the rest over
  several frames. Do not let the root's styles depend on the page's content, as \`:has\` on \`html\` does, and do not set custom
  properties on the root that only one part of the page reads. Either would make the browser restyle every element.
- **A customer's own data.** The scripts request it as soon as they have loaded, before React hydrates.`;

/** Writes the whole document from the available figures. */
export function reportPage(parts: readonly Part[], made: Record<string, Made>): string {
  const sections = parts.flatMap((part) => {
    const { figures, date, machine, chromium, load } = made[part.name] ?? {};
    if (figures === undefined) return [];
    const where = `_${date}: ${machine}, Chromium ${chromium}, load average ${load} at the start._`;
    return [blocks(`## ${part.title}`, where, part.write(figures).text)];
  });
  const goals = parts.flatMap((part) => {
    const { figures } = made[part.name] ?? {};
    return figures === undefined ? [] : part.goals(figures);
  });
  return `${blocks(INTRODUCTION, '## Goals', goalsTable(goals), ...sections)}\n`;
}

/** Each goal, with the worst figure of its part's last run. */
const goalsTable = (goals: readonly Goal[]) =>
  table(
    ['Goal', 'At most', 'Worst', 'Result'],
    goals.map(({ what, limit, figure }) => {
      const digits = limit < 10 ? 2 : 0;
      const measured = figure.toFixed(digits);
      return [what, limit.toFixed(digits), measured, Number(measured) > limit ? 'missed' : 'met'];
    }),
  );
