import type { Contract, Operation } from '../load.ts';
import type { Observation } from '../types.ts';
import { visible } from '../visible.ts';
import { escapeMarkup } from './escape-markup.ts';

/** A table of every operation and status: number of responses, their codes, and verdicts. */
export function matrix({ operations }: Contract, observations: readonly Observation[]): string {
  const statuses = [
    ...new Set([
      ...operations.flatMap(({ responses }) => [...responses.keys()]),
      ...observations.map(({ status }) => String(status)),
    ]),
  ].toSorted();
  const head = statuses
    .map((status) => `<th scope="col">${escapeMarkup(visible(status))}</th>`)
    .join('');
  const rows = operations.map((operation) => {
    const cells = statuses.map((status) => cell(operation, status, observations)).join('');
    return `<tr><th scope="row">${escapeMarkup(visible(operation.id))}</th>${cells}</tr>`;
  });
  return `<table><thead><tr><th scope="col">Operation</th>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function cell(
  { id, responses }: Operation,
  status: string,
  observations: readonly Observation[],
): string {
  const seen = observations.filter(
    (one) => one.operationId === id && String(one.status) === status,
  );
  if (seen.length === 0) {
    return responses.has(status) ? '<td class="unseen">not seen</td>' : '<td></td>';
  }
  const broken = seen.filter(({ isKept }) => !isKept);
  const codes = [...new Set(seen.map(({ code }) => code).filter((code) => code !== undefined))];
  const ofCodes = codes.length > 0 ? `, code ${codes.toSorted((a, b) => a - b).join(', ')}` : '';
  if (broken.length === 0) return `<td class="kept">✓ ${seen.length}${ofCodes}</td>`;
  const deadly = broken.filter(({ appSurvives }) => !appSurvives).length;
  const app = deadly > 0 ? `; the app breaks on ${deadly}` : '; the app survives';
  return `<td class="broken">✗ ${broken.length} of ${seen.length}${ofCodes}${app}</td>`;
}
