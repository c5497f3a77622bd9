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

Written by \`npm run build && npm run bench\`; do not edit. Parts can be measured alone:
\`npm run bench -- --only memory\`. The figures behind the tables are in
[performance/figures.json](performance/figures.json).

## How to read it

- **Bytes, requests, layout shift and dead controls** do not depend on the machine. They are budgets
  (\`tools/bench/page/budgets.ts\`), \`npm test\` holds home, pricing and the dashboard against them, and
  \`npm run test:all\` every page.
- **Milliseconds** do depend on it: they are never a budget. Compare them within one run, as the ratios do: to a plain
  HTML page, or to an empty native button in the same page.
- **Processor time** is that of the page's main thread, so that other work on the machine counts
  little; a quiet machine is needed all the same.
- Everything runs in headless Chromium against the built shop and the sandbox on one machine; what the network costs is
  in the first table only.
- The pure functions have a benchmark of their own: \`npx vitest bench --run\`.
- What decides these figures: [performance-goals.md](performance-goals.md).`;

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
