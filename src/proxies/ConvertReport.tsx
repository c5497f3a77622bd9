import { figureText } from '../domain/numbers.ts';
import { Badge } from '../ui/Badge.tsx';
import type { Conversion } from './conversion.ts';
import * as css from './ConvertDialog.css.ts';

/** Counts of converted lines, then every line that was repaired or could not be read. */
export function ConvertReport({ conversion }: { conversion: Conversion }) {
  const { entries, problems, skipped, notes, furtherNotes } = conversion;
  if (entries.length + problems + skipped === 0) return null;
  return (
    <div className={css.report}>
      <p role="status" className={css.counts}>
        <Badge tone={entries.length > 0 ? 'success' : 'neutral'}>
          {figureText(entries.length)} converted
        </Badge>
        <Badge tone={problems > 0 ? 'danger' : 'neutral'}>{figureText(problems)} not read</Badge>
        {skipped > 0 ? <Badge>{figureText(skipped)} blank or comment</Badge> : null}
      </p>
      {notes.length > 0 ? (
        <ul className={css.notes} aria-label="Notes on lines">
          {notes.map(({ line, raw, text, isProblem }, index) => (
            <li key={index} className={css.note}>
              <span className={isProblem ? css.problem : css.repair}>Line {line}</span>
              <span>{text}</span>
              <code className={css.raw}>{raw}</code>
            </li>
          ))}
          {furtherNotes > 0 ? (
            <li className={css.note}>and {figureText(furtherNotes)} more</li>
          ) : null}
        </ul>
      ) : null}
    </div>
  );
}
