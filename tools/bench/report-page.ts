import { blocks, table } from './markdown.ts';
import type { Goal, Part } from './part.ts';

/** The figures of a part, and when and where they were measured. */
export type Made = {
  date: string;
  machine: string;
  chromium: string;
  /** Load of the machine when the run began. */
  load: number;
  figures: unknown;
};

const INTRODUCTION = `# Performance

Written by \`npm run build && npm run bench\`; do not edit. To measure one part, use for example
\`npm run bench -- --only memory\`. The raw figures are in [performance/figures.json](performance/figures.json).

## How to read it

- **Bytes, requests, layout shift and dead controls** do not depend on the machine, so they have budgets
  (\`tools/bench/page/budgets.ts\`). \`npm test\` checks home, pricing and the dashboard, and \`npm run test:all\` checks every page.
- **Milliseconds** depend on the machine, so they have no budget. Compare them within one run: with a plain HTML page, or with an
  empty native button in the same page.
- **Processor time** is the time of the page's main thread. Other work on the machine affects it little, but use a quiet machine.
- Everything runs in headless Chromium against the built shop and the sandbox on one machine. Only the first table includes the
  network.
- The pure functions have their own benchmark: \`npx vitest bench --run\`.
- [What decides the speed](performance-goals.md) explains these figures.`;

/** The whole document, from the available figures. */
export function reportPage(parts: readonly Part[], made: Record<string, Made>): string {
  const sections = parts.flatMap((part) => {
    const { figures, date, machine, chromium, load } = made[part.name] ?? {};
    if (figures === undefined) return [];
    const where = `_${date}: ${machine}, Chromium ${chromium}, load at the start ${load}._`;
    return [blocks(`## ${part.title}`, where, part.write(figures).text)];
  });
  const goals = parts.flatMap((part) => {
    const { figures } = made[part.name] ?? {};
    return figures === undefined ? [] : part.goals(figures);
  });
  return `${blocks(INTRODUCTION, '## Goals', goalsTable(goals), ...sections)}\n`;
}

/** Each goal with the worst figure of the last run of its part. */
const goalsTable = (goals: readonly Goal[]) =>
  table(
    ['Goal', 'At most', 'Worst', 'Result'],
    goals.map(({ what, limit, figure }) => {
      const digits = limit < 10 ? 2 : 0;
      const measured = figure.toFixed(digits);
      return [what, limit.toFixed(digits), measured, Number(measured) > limit ? 'missed' : 'met'];
    }),
  );
