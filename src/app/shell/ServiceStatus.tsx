import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ServiceState } from '../../../generated/model/serviceState.zod.ts';
import {
  getGetServiceStatusQueryKey,
  getServiceStatus,
} from '../../../generated/service/service.ts';
import { config } from '../../config.ts';
import { MINUTE_MS, parseServerTime } from '../../domain/server-time.ts';
import { cutText } from '../../domain/text.ts';
import { T, t } from '../../i18n/text.ts';
import { safeLink } from '../../platform/safe-url.ts';
import { useSession } from '../../session/session.ts';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { LocalTime } from '../../ui/LocalTime.tsx';
import * as css from './ServiceStatus.css.ts';

const ASK_MS = 5 * MINUTE_MS;

const TEXTS: Record<Exclude<ServiceState, 'ok'>, string> = {
  degraded: t`Service disturbed`,
  down: t`Service down`,
  maintenance: t`Maintenance`,
  other: t`Service disturbed`,
};

/** A notice while the service has problems: docs/product/everywhere.md#service-status. */
export function ServiceStatus() {
  const { visitId } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const {
    data,
    dataUpdatedAt: now,
    isError,
  } = useQuery({
    queryKey: [...getGetServiceStatusQueryKey(), visitId],
    queryFn: ({ signal }) => getServiceStatus({ signal }),
    placeholderData: keepPreviousData,
    staleTime: ASK_MS,
    refetchInterval: ASK_MS,
    // Check when the visitor returns, if the tab was hidden for that long.
    refetchOnWindowFocus: true,
    retry: false,
    meta: { inlineError: true },
  });
  if (data === undefined || isError || data.state === 'ok') return null;
  const { state, text = '' } = data;
  const since = parseServerTime(data.since ?? '');
  const until = parseServerTime(data.until ?? '');
  const href = safeLink(data.url) ?? config.statusUrl;
  return (
    <div className={css.line} data-tone={state === 'down' ? 'danger' : undefined}>
      <Icon path={icons.alert} />
      <button
        type="button"
        className={css.text}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <strong>{TEXTS[state]}</strong> <bdi>{cutText(text)}</bdi>{' '}
        <span>
          {since === null || since.getTime() > now ? null : (
            <T>
              Since <LocalTime instant={since} short="time" isInSentence />
            </T>
          )}
        </span>{' '}
        <span>
          {until === null || until.getTime() <= now ? null : (
            <T>
              Expected until <LocalTime instant={until} short="time" isInSentence />
            </T>
          )}
        </span>
      </button>
      {href === null ? null : (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {t`Status page`}
        </a>
      )}
    </div>
  );
}
