import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary as Boundary } from 'react-error-boundary';
import { FILES } from '../../paths.ts';
import { fetchFresh } from '../../platform/fetch-fresh.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { useIdle } from '../use-idle.ts';
import { mayPreferAnother } from './language.ts';
import * as css from './shell.css.ts';

const Announcement = lazyPart(async () => (await import('./Announcement.tsx')).Announcement);
const LanguageOffer = lazyPart(async () => (await import('./LanguageOffer.tsx')).LanguageOffer);

/** The operator's announcement: docs/operators.md#announcement. Most shops have none, so its code is loaded with the file. */
export function AnnouncementMount() {
  const isIdle = useIdle();
  const [file, setFile] = useState('');
  useEffect(() => {
    // A file that cannot be read is no announcement.
    if (isIdle) void readFile().then(setFile, () => undefined);
  }, [isIdle]);
  const offer = isIdle && mayPreferAnother() ? <LanguageOffer /> : null;
  return (
    // Always rendered, so that its change is announced.
    <div aria-live="polite" className={css.announcementPlace}>
      <Boundary fallback={null}>
        <Suspense fallback={null}>{file === '' ? offer : <Announcement file={file} />}</Suspense>
      </Boundary>
    </div>
  );
}

/** In bytes. */
const LONGEST = 1024;

/** The text of the file; empty without one, as for the page that some hosts serve in place of a missing file. */
async function readFile(): Promise<string> {
  const { status, body } = await fetchFresh(`${FILES}announcement.json`, {});
  if (status !== 200 || body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text.trimStart().startsWith('{') ? text + decoder.decode() : '';
    length += value.length;
    if (length > LONGEST) {
      await reader.cancel();
      return '';
    }
    text += decoder.decode(value, { stream: true });
  }
}
