import { useEffect, useState } from 'react';
import { FILES } from '../../paths.ts';
import { fetchFresh } from '../../platform/fetch-fresh.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { Optional } from '../../ui/Optional.tsx';
import { useIdle } from '../use-idle.ts';
import { mayPreferAnother } from './language.ts';
import * as css from './shell.css.ts';

const BottomLine = lazyPart(async () => (await import('./BottomLine.tsx')).BottomLine);

/**
 * The operator's announcement: docs/operators.md#announcement. Most shops have none, so its code loads together with
 * the file.
 */
export function AnnouncementMount() {
  const isIdle = useIdle();
  const [file, setFile] = useState('');
  useEffect(() => {
    // A file that cannot be read counts as no announcement.
    if (isIdle) void readFile().then(setFile, () => undefined);
  }, [isIdle]);
  return (
    // Always rendered, so that screen readers announce changes.
    <div aria-live="polite" className={css.announcementPlace}>
      {file !== '' || (isIdle && mayPreferAnother()) ? (
        <Optional>
          <BottomLine file={file} />
        </Optional>
      ) : null}
    </div>
  );
}

const LONGEST = 8192;

/** The text of the file; empty if it is missing, or if the host serves a page in its place. */
async function readFile(): Promise<string> {
  const answer = await fetchFresh(`${FILES}announcement.json`, {});
  const text = answer.status === 200 ? await answer.text() : '';
  return text.length <= LONGEST && text.trimStart().startsWith('{') ? text : '';
}
