import { groupBy } from '../group-by.ts';
import type { Contract } from '../load.ts';
import type { Report } from '../run.ts';
import type { Result } from '../types.ts';
import { visibleJson } from '../visible.ts';
import { escapeMarkup } from './escape-markup.ts';
import { findingsOf, type Finding } from './findings.ts';
import { matrix } from './matrix.ts';
import { countsText, reasonsOf, type Again } from './summary.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 1120px; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; }
th, td { border: 1px solid color-mix(in oklab, currentColor 25%, transparent); padding: .4rem .6rem; text-align: left; vertical-align: top; }
th { font-weight: 600; }
.kept { color: light-dark(#14632f, #6fd08c); } .broken { color: light-dark(#a1161b, #ff8d86); font-weight: 600; } .skipped, .unseen { color: color-mix(in oklab, currentColor 70%, transparent); }
code { font: 13px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }`;

const MARKS = { kept: '✓ kept', broken: '✗ broken', skipped: '– not checked' } as const;

/** One HTML file: first what is broken, then what was not checked, the matrix operation × status × verdict, and every check. */
export function htmlReport(
  contract: Contract,
  report: Report,
  title: string,
  findings: readonly Finding[] = findingsOf(report.results),
  again: Again = () => '',
): string {
  const { results, notes, ended } = report;
  const reasons = reasonsOf(results).map(([reason, count]) => `${count}: ${reason}`);
  const said = notes.map(({ operationId, message }) => `${operationId}: ${message}`);
  const operations = groupBy(results, ({ operationId }) => operationId);
  const rows = [...operations].flatMap(([operationId, checks]) =>
    checks.map((result, index) => row(result, index === 0 ? operationId : '', checks.length)),
  );
  const breaches = findings.map((finding) => breach(finding, again));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head>
<body><h1>${escapeMarkup(title)}</h1>
<p>${countsText(report)}</p>
${ended === undefined ? '' : `<p class="broken">The run ended early: ${escapeMarkup(ended)}</p>`}
${breaches.length > 0 ? `<h2>Broken</h2>${breaches.join('\n')}` : ''}
${listed('Not checked', reasons)}
${listed('Notes', said)}
<h2>Responses: operation × status × verdict</h2>
${matrix(contract, report.observations)}
<h2>Checks</h2>
<table><thead><tr><th scope="col">Operation</th><th scope="col">Check</th><th scope="col">Statuses</th><th scope="col">Contract</th><th scope="col">App</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table></body></html>
`;
}

const listed = (title: string, texts: readonly string[]): string =>
  texts.length === 0
    ? ''
    : `<h2>${title}</h2><ul>${texts.map((text) => `<li>${escapeMarkup(text)}</li>`).join('')}</ul>`;

function row(result: Result, operationId: string, span: number): string {
  const head =
    operationId === ''
      ? ''
      : `<th scope="rowgroup" rowspan="${span}">${escapeMarkup(operationId)}</th>`;
  const app = result.appSurvives === null ? '' : result.appSurvives ? 'survives' : 'breaks';
  const reason = result.outcome === 'skipped' ? `: ${escapeMarkup(result.message)}` : '';
  return `<tr>${head}<td>${escapeMarkup(result.check)}</td><td>${result.statuses.join(', ')}</td><td class="${result.outcome}">${MARKS[result.outcome]}${reason}</td><td>${app}</td></tr>`;
}

function breach(finding: Finding, again: Again): string {
  const { operations, checks, messages, severity, input, curl, answer, known } = finding;
  const code = (text: string) => `<code>${escapeMarkup(text)}</code>`;
  const parts = [
    ...messages.map(escapeMarkup),
    ...(operations.length > 1 ? [`In ${operations.map(code).join(', ')}`] : []),
    ...(input === undefined ? [] : [`Input: ${code(visibleJson(JSON.stringify(input)))}`]),
    ...(answer === '' ? [] : [`Response: ${code(answer)}`]),
    ...[curl, again(finding)].filter((line) => line !== '').map(code),
    `Found by ${checks.map(escapeMarkup).join('; ')}`,
  ];
  const title = `${known ? '(known) ' : ''}[${severity}] ${escapeMarkup(checks[0] ?? '')}`;
  return `<h3 class="broken">${title}</h3>${parts.map((part) => `<p>${part}</p>`).join('')}`;
}
