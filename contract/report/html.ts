import type { Result } from '../check/types.ts';
import { countResults } from './summary.ts';
import { escapeMarkup } from './escape-markup.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 1120px; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
th, td { border: 1px solid color-mix(in oklab, currentColor 25%, transparent); padding: .4rem .6rem; text-align: left; vertical-align: top; }
.kept { color: light-dark(#14632f, #6fd08c); } .broken { color: light-dark(#a1161b, #ff8d86); font-weight: 600; } .skipped { opacity: .6; }
code { font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }`;

const MARKS = { kept: '✓ kept', broken: '✗ broken', skipped: '– skipped' } as const;

/** One HTML file: the matrix operation × check × status × verdict, then every breach with its curl line. */
export function htmlReport(results: Result[], title: string): string {
  const { kept, broken, skipped } = countResults(results);
  const operations = Map.groupBy(results, ({ operationId }) => operationId);
  const rows = [...operations].flatMap(([operationId, checks]) =>
    checks.map((result, index) => row(result, index === 0 ? operationId : '', checks.length)),
  );
  const breaches = results.filter(({ outcome }) => outcome === 'broken').map(breach);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeMarkup(title)}</h1>
<p>${kept} kept, ${broken} broken, ${skipped} skipped</p>
${breaches.length > 0 ? `<h2>Broken</h2>${breaches.join('\n')}` : ''}
<h2>Matrix</h2>
<table><thead><tr><th>Operation</th><th>Check</th><th>Statuses</th><th>Contract</th><th>App</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></body></html>
`;
}

function row(result: Result, operationId: string, span: number): string {
  const head =
    operationId === '' ? '' : `<th scope="rowgroup" rowspan="${span}">${operationId}</th>`;
  const app = result.appSurvives === null ? '' : result.appSurvives ? 'survives' : 'breaks';
  return `<tr>${head}<td>${escapeMarkup(result.check)}</td><td>${result.statuses.join(', ')}</td><td class="${result.outcome}">${MARKS[result.outcome]}</td><td>${app}</td></tr>`;
}

function breach(result: Result): string {
  const input =
    result.input === undefined
      ? ''
      : `<p>Input: <code>${escapeMarkup(JSON.stringify(result.input))}</code></p>`;
  return `<h3 class="broken">${result.operationId}: ${escapeMarkup(result.check)}</h3><p>${escapeMarkup(result.message)}</p>${input}<p><code>${escapeMarkup(result.curl)}</code></p>`;
}
