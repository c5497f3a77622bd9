import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { purchasesClosed } from '../../checkout/purchases-closed.ts';
import { MAX_ANNOUNCEMENT, readAnnouncement, wordsIn } from '../../domain/announcement.ts';
import { LANGUAGE } from '../../i18n/language.ts';
import { t } from '../../i18n/text.ts';
import { persisted } from '../../platform/persisted.ts';
import { store } from '../../platform/store.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { namedPage } from '../language-paths.ts';
import * as css from './Announcement.css.ts';
import { makeRoom } from './make-room.ts';

/** The longest delay that a timer supports. */
const MAX_MS = 2_147_483_647;

/** The text of the dismissed announcement. A different announcement is shown. */
export const dismissed = persisted(
  'dismissed-announcement',
  {
    parse: (text) => (text.length <= MAX_ANNOUNCEMENT ? text : undefined),
    print: (text: string) => text,
  },
  null,
);

export function Announcement({ file }: { file: string }) {
  const announcement = useMemo(() => {
    const read = readAnnouncement(file);
    return typeof read === 'string' ? null : read;
  }, [file]);
  const isCurrent = useIsBetween(announcement?.from ?? 0, announcement?.until ?? 0);
  const isDismissed = useAtomValue(dismissed.atom);
  const language = document.documentElement.lang;
  const words = announcement && isCurrent ? wordsIn(announcement.text, language) : null;
  const reason = (announcement?.maintenance && words?.text) || null;
  useEffect(() => {
    store.set(purchasesClosed, reason);
    return () => store.set(purchasesClosed, null);
  }, [reason]);
  if (announcement === null || words === null) return null;
  const { link, tone, maintenance } = announcement;
  if (!maintenance && isDismissed === words.text) return null;
  return (
    <section
      ref={makeRoom}
      className={css.announcement}
      data-tone={tone}
      aria-label={t`Announcement`}
    >
      <p className={css.text} dir="auto" lang={words.lang}>
        <span>{words.text}</span>
        {link === null ? null : (
          <AnnouncementLink url={link.url} {...wordsIn(link.text, language)} />
        )}
      </p>
      {maintenance ? null : (
        <Button
          variant="ghost"
          size="icon"
          aria-label={t`Dismiss announcement`}
          onClick={() => dismissed.write(words.text)}
        >
          <Icon path={icons.close} />
        </Button>
      )}
    </section>
  );
}

function AnnouncementLink({ url, text, lang }: { url: string; text: string; lang?: string }) {
  const page = url.startsWith('/') ? namedPage(url) : undefined;
  return page?.tag === LANGUAGE ? (
    <Link href={page.href} lang={lang}>
      {text}
    </Link>
  ) : (
    <a href={page?.href ?? url} target="_blank" rel="noopener noreferrer" lang={lang}>
      {text}
    </a>
  );
}

/** Whether the current time is between two moments. Re-renders when that changes. */
function useIsBetween(from: number, until: number): boolean {
  const [now, setNow] = useState(Date.now);
  const next = now < from ? from : until;
  useEffect(() => {
    if (next < now || next === Infinity) return undefined;
    const wait = Math.min(Math.max(0, next - Date.now() + 1), MAX_MS);
    const timer = setTimeout(() => setNow(Date.now()), wait);
    return () => clearTimeout(timer);
  }, [next, now]);
  return now >= from && now < until;
}
