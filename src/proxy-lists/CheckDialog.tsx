import { useState } from 'react';
import type { CheckedLine } from '../../generated/model/checkedLine.zod.ts';
import { checkLine } from '../../generated/proxies/proxies.ts';
import { useJob } from '../api/job.ts';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { hostText, type ProxyEntry } from '../domain/proxies/entry.ts';
import { explainCheck } from '../domain/proxies/explain-check.ts';
import { segmentsOf } from '../domain/proxies/format.ts';
import { DEFAULT_FORMAT } from '../domain/proxies/line-formats.ts';
import { cutText } from '../domain/text.ts';
import { typedNumber } from '../domain/typed-text.ts';
import { isolatedText } from '../i18n/isolated.ts';
import { seriesText } from '../i18n/lists.ts';
import { figureText } from '../i18n/numbers.ts';
import { t } from '../i18n/text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { InlineMessage } from '../ui/InlineMessage.tsx';
import { stack } from '../ui/layout.css.ts';
import { lazyDialog } from '../ui/lazy-dialog.tsx';
import { NumberField } from '../ui/TextField.tsx';
import * as css from './CheckDialog.css.ts';
import { SegmentedLine } from './OutputList.tsx';
import type { ProxyLines } from './proxy-lines.ts';
import { cause, segmentColors } from './proxy-lists.css.ts';
import { Reason } from './Reason.tsx';
import { selectedRow } from './row-selection.ts';
import { SupportLinks } from './SupportLinks.tsx';

const ExplainDialog = lazyDialog(async () => (await import('./ExplainDialog.tsx')).ExplainDialog);

type CheckDialogProps = { list: ProxyLines; onClose: () => void };

/** Checks one line of a list, either the selected line or the first: docs/product/dashboard.md#proxy-lists. */
export function CheckDialog({ list, onClose }: CheckDialogProps) {
  const { entries, segments } = list;
  const count = entries.length;
  const [typed, setTyped] = useState(() => String(selectedRow() ?? 1));
  const entry = entries[(typedNumber(typed) ?? 0) - 1];
  const { check, isChecking, result } = useCheck(entry);
  return (
    <Dialog title={t`Check a line`} size="wide" isSteady onClose={onClose}>
      <div className={stack[4]}>
        {count > 1 ? (
          <NumberField
            label={t`Line`}
            hint={t`1 to ${figureText(count)}`}
            value={typed}
            onChange={setTyped}
            className={css.number}
          />
        ) : null}
        {entry === undefined ? (
          <p>{t`The list has no such line.`}</p>
        ) : (
          <div className={css.line}>
            <code className={`${css.text} ${segmentColors}`} dir="ltr">
              <SegmentedLine
                segments={segmentsOf(entry, { format: DEFAULT_FORMAT, template: '' }, segments)}
              />
            </code>
            <Button onClick={check} pending={isChecking} pendingLabel={t`Checking...`}>
              {result === 'failed' ? t`Retry` : t`Check`}
            </Button>
          </div>
        )}
        {result === 'failed' ? (
          <InlineMessage kind="error">{t`The line could not be checked.`}</InlineMessage>
        ) : null}
        {entry === undefined || result === null || result === 'failed' ? null : (
          <Result {...result} entry={entry} />
        )}
      </div>
    </Dialog>
  );
}

/** The result belongs to the visible line. */
function useCheck(entry: ProxyEntry | undefined) {
  const { start, cancel, isPending } = useJob();
  const { send } = useApiMutation(checkLine, { gcTime: 0 });
  const [last, setLast] = useState<{
    entry: ProxyEntry;
    found: CheckedLine | 'failed' | null;
  } | null>(null);
  const isShown = last !== null && last.entry === entry;
  const check = () => {
    if (entry === undefined) return;
    const { host, port, user: userName, password } = entry;
    cancel();
    setLast({ entry, found: null });
    start(async (signal) => {
      const found = await send(
        { host, port, userName, password: password ?? '' },
        { signal },
      ).catch((error: unknown) => {
        if (!signal.aborted) setLast({ entry, found: 'failed' });
        throw error;
      });
      setLast({ entry, found });
    });
  };
  return { check, isChecking: isPending && isShown, result: isShown ? last.found : null };
}

function Result({ ok, error, entry, ...found }: CheckedLine & { entry: ProxyEntry }) {
  const [isExplaining, setExplaining] = useState(false);
  if (ok) return <Found {...found} />;
  const { code = 'other', text } = error ?? {};
  const own = cutText(text ?? '').trim();
  const reason = explainCheck(code, isolatedText(own));
  const line = `${hostText(entry.host)}:${entry.port}:${entry.user}`;
  return (
    <>
      <InlineMessage kind="error">
        <Reason {...reason} />
      </InlineMessage>
      {code === 'other' ? (
        <SupportLinks
          subject={t`A line that does not work`}
          text={`${line}\n${own || reason.cause}`}
        />
      ) : null}
      <div>
        <Button variant="link" size="sm" onClick={() => setExplaining(true)}>
          {t`Explain an error from your tool`}
        </Button>
      </div>
      {isExplaining ? <ExplainDialog onClose={() => setExplaining(false)} /> : null}
    </>
  );
}

function Found({ exitIp, city, state, country, isp, latencyMs }: Omit<CheckedLine, 'ok'>) {
  const facts = [
    { key: 'ip', name: t`Exit address`, value: exitIp },
    {
      key: 'place',
      name: t`Place`,
      value: seriesText([city, state, country]),
    },
    { key: 'isp', name: t`Provider`, value: isp },
    {
      key: 'time',
      name: t`Answered in`,
      value: latencyMs === undefined ? undefined : t`${figureText(Math.round(latencyMs))} ms`,
    },
  ];
  return (
    <InlineMessage kind="success">
      <p className={cause}>{t`The line works.`}</p>
      <dl className={css.found}>
        {facts.map(({ key, name, value }) =>
          value ? (
            <div key={key} className={css.fact}>
              <dt>{name}</dt>
              <dd className={css.value} translate="no">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </dl>
    </InlineMessage>
  );
}
