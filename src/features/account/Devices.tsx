import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { ActiveSession } from '../../../generated/model/activeSession.zod.ts';
import {
  endOtherSessions,
  endSession,
  getListSessionsQueryKey,
  useListSessions,
} from '../../../generated/sessions/sessions.ts';
import type { HttpOptions } from '../../api/http.ts';
import { FOLLOWS_OTHER_TABS } from '../../api/other-tabs.ts';
import { reloadQueries } from '../../api/reload-queries.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { T, t } from '../../i18n/text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { stack } from '../../ui/layout.css.ts';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { EmptyState, QueryView } from '../../ui/QueryView.tsx';
import { useRestoreFocus } from '../../ui/RestoreFocus.tsx';
import * as list from '../../ui/rows.css.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { showSuccess } from '../../ui/toast.ts';

const DEVICES_SKELETON = <Skeleton shape="row" count={3} />;

const TEXTS = {
  failed: t`Your sessions could not be loaded`,
  offline: t`Your sessions could not be loaded without a connection`,
};

/** Where the customer is signed in, with a button to end each session except this one (offer `logout`). */
export function Devices() {
  const query = useListSessions(FOLLOWS_OTHER_TABS);
  return (
    <QueryView
      query={query}
      texts={TEXTS}
      loading={DEVICES_SKELETON}
      list={(sessions) => sessions}
      empty={<EmptyState title={t`No sessions`} />}
    >
      {({ rows }) => <SessionRows rows={rows} />}
    </QueryView>
  );
}

function SessionRows({ rows }: { rows: readonly ActiveSession[] }) {
  const others = useEnding(
    (_input: null, options) => endOtherSessions(options),
    t`All other sessions have ended.`,
  );
  const hasOthers = rows.some(({ isCurrent }) => !isCurrent);
  return (
    <div className={stack[4]}>
      <ul className={list.rows}>
        {rows.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      <div>
        <Button
          variant="outline"
          pending={others.isPending}
          pendingLabel={t`Ending...`}
          disabledReason={hasOthers ? null : t`You are signed in only on this device.`}
          onClick={() => others.mutate(null)}
        >
          {t`End all others`}
        </Button>
      </div>
    </div>
  );
}

function SessionRow({ session }: { session: ActiveSession }) {
  const { id, client, isCurrent, createTime, lastUsedTime } = session;
  const { mutate, isPending } = useEnding(endSession, t`The session has ended.`);
  const name = client?.trim() || t`Unknown device`;
  const signedInId = useId();
  // When the row disappears, so does the clicked button.
  const row = useRestoreFocus<HTMLLIElement>();
  return (
    <li ref={row} className={list.row}>
      <div className={list.words}>
        <p className={list.title}>
          <bdi translate="no">{name}</bdi>
          {isCurrent ? <Badge tone="success">{t`This browser`}</Badge> : null}
        </p>
        <p id={signedInId}>
          <T>
            Signed in <LocalTime instant={parseServerTime(createTime)} short="time" isInSentence />
          </T>
        </p>
        {isCurrent || lastUsedTime === undefined ? null : (
          <p>
            <T>
              Last used{' '}
              <LocalTime instant={parseServerTime(lastUsedTime)} short="time" isInSentence />
            </T>
          </p>
        )}
      </div>
      {isCurrent ? null : (
        <Button
          variant="outline"
          size="sm"
          pending={isPending}
          pendingLabel={t`Ending...`}
          aria-label={t`End session: ${name}`}
          // Several browsers may have the same name.
          aria-describedby={signedInId}
          onClick={() => mutate({ id })}
        >
          {t`End session`}
        </Button>
      )}
    </li>
  );
}

/** A call that ends sessions and then reloads the list. */
function useEnding<Input>(
  operation: (input: Input, options?: HttpOptions) => Promise<unknown>,
  done: string,
) {
  const client = useQueryClient();
  return useApiMutation(operation, {
    onSuccess: () => showSuccess(done),
    onSettled: () => reloadQueries(client, [getListSessionsQueryKey()]),
  });
}
