import { figureText } from '../domain/numbers.ts';
import type { ConvertedLine } from '../domain/proxy-convert.ts';
import { Badge } from '../ui/Badge.tsx';
import * as css from './ConvertDialog.css.ts';

const SHOWN = 100;
const SHOWN_TEXT = 80;

/** What became of every pasted line: counts, then each one that was repaired or could not be read. */
export function ConvertReport({ lines }: { lines: readonly ConvertedLine[] }) {
  const read = lines.filter((line) => line.status === 'ok').length;
  const problems = lines.filter((line) => line.status === 'problem').length;
  const skipped = lines.length - read - problems;
  const notes = lines.flatMap((line) => {
    const note = noteOf(line);
    return note === null ? [] : [{ ...note, line: line.line, raw: line.raw }];
  });
  if (lines.length === 0) return null;
  return (
    <div className={css.report}>
      <p role="status" className={css.counts}>
        <Badge tone={read > 0 ? 'success' : 'neutral'}>{figureText(read)} converted</Badge>
        <Badge tone={problems > 0 ? 'danger' : 'neutral'}>{figureText(problems)} not read</Badge>
        {skipped > 0 ? <Badge>{figureText(skipped)} blank or comment</Badge> : null}
      </p>
      {notes.length > 0 ? (
        <ul className={css.notes} aria-label="Notes on lines">
          {notes.slice(0, SHOWN).map(({ line, raw, text, isProblem }, index) => (
            <li key={index} className={css.note}>
              <span className={isProblem ? css.problem : css.repair}>Line {line}</span>
              <span>{text}</span>
              <code className={css.raw}>{raw.slice(0, SHOWN_TEXT)}</code>
            </li>
          ))}
          {notes.length > SHOWN ? (
            <li className={css.note}>and {figureText(notes.length - SHOWN)} more</li>
          ) : null}
        </ul>
      ) : null}
    </div>
  );
}

function noteOf(line: ConvertedLine): { text: string; isProblem: boolean } | null {
  if (line.status === 'problem') return { text: line.problem, isProblem: true };
  if (line.status === 'skipped') return null;
  const words = [...line.repairs];
  if (line.rival !== null) words.push(`Read as ${line.layout}; it could also be ${line.rival}`);
  return words.length > 0 ? { text: words.join('; '), isProblem: false } : null;
}
