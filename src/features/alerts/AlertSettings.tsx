import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import {
  getGetAlertsQueryKey,
  saveAlerts,
  testAlerts,
  useGetAlerts,
} from '../../../generated/alerts/alerts.ts';
import type { Alerts } from '../../../generated/model/alerts.zod.ts';
import {
  saveAlertsRequestDataLeftPercentItemMax as MAX_PERCENT,
  saveAlertsRequestDataLeftPercentMax as MAX_PERCENTS,
  saveAlertsRequestDaysBeforeItemMax as MAX_DAYS,
  saveAlertsRequestDaysBeforeMax as MAX_DAY_COUNT,
  saveAlertsRequestHoursBeforeChargeMax as MAX_HOURS,
  type SaveAlertsRequest,
} from '../../../generated/model/saveAlertsRequest.zod.ts';
import { TelegramChat } from '../../../generated/model/telegramChat.zod.ts';
import type { TestAlertsRequest } from '../../../generated/model/testAlertsRequest.zod.ts';
import { WebhookUrl, WebhookUrlMax } from '../../../generated/model/webhookUrl.zod.ts';
import { FOLLOWS_OTHER_TABS } from '../../api/other-tabs.ts';
import { resendQueries } from '../../api/reload-queries.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { typedText } from '../../domain/typed-text.ts';
import { T, t } from '../../i18n/text.ts';
import { parseUrl } from '../../platform/address.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { focusField } from '../../ui/focus-field.ts';
import { stack } from '../../ui/layout.css.ts';
import { asOneRow, QueryView } from '../../ui/QueryView.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { showSuccess } from '../../ui/toast.ts';
import * as css from './alerts.css.ts';
import { readThresholds } from './thresholds.ts';

const TEXTS = {
  failed: t`Your alerts could not be loaded`,
  offline: t`Your alerts could not be loaded without a connection`,
};

/** When the customer is alerted, and how (offer `alerts`): docs/product/signing-in.md#account. */
export function AlertSettings() {
  const query = useGetAlerts(FOLLOWS_OTHER_TABS);
  return (
    <QueryView
      query={query}
      texts={TEXTS}
      loading={<Skeleton shape="field" count={4} />}
      list={asOneRow}
      empty={null}
    >
      {(saved) => <AlertForm saved={saved} />}
    </QueryView>
  );
}

/** The fields as typed. */
type Fields = {
  dataLeft: string;
  days: string;
  hours: string;
  email: boolean;
  telegram: string;
  webhook: string;
};
type Problems = Partial<Record<keyof Fields, string>>;

const fieldsOf = (alerts: Alerts): Fields => ({
  dataLeft: alerts.dataLeftPercent.join(', '),
  days: alerts.daysBefore.join(', '),
  hours: String(alerts.hoursBeforeCharge ?? ''),
  email: alerts.email,
  telegram: alerts.telegram ?? '',
  webhook: alerts.webhook ?? '',
});

const PROBLEMS = {
  dataLeft: t`Enter up to ${MAX_PERCENTS} whole numbers from 1 to ${MAX_PERCENT}.`,
  days: t`Enter up to ${MAX_DAY_COUNT} whole numbers from 1 to ${MAX_DAYS}.`,
  hours: t`Enter a whole number from 1 to ${MAX_HOURS}.`,
  telegram: t`Enter a chat ID, such as 184467440.`,
  webhook: t`Enter an https:// address without a user name or password.`,
};

/** The number of a chat without its spaces and with an ASCII minus, which group chats have. */
const chatText = (text: string) => typedText(text).replaceAll(/\s/g, '').replace('−', '-');

/** The contract's form of a URL with other letters, such as `https://bücher.example`. */
const asciiUrl = (text: string) => (/^[!-~]*$/.test(text) ? text : (parseUrl(text)?.href ?? text));

/** The values of the fields, or the problem of each field that cannot be read. */
function read(fields: Fields): { request: SaveAlertsRequest } | { problems: Problems } {
  const dataLeftPercent = readThresholds(fields.dataLeft, MAX_PERCENT, MAX_PERCENTS);
  const daysBefore = readThresholds(fields.days, MAX_DAYS, MAX_DAY_COUNT);
  const hours = readThresholds(fields.hours, MAX_HOURS, 1);
  const telegram = chatText(fields.telegram);
  const webhook = asciiUrl(typedText(fields.webhook));
  const problems: Problems = {
    ...(dataLeftPercent === null && { dataLeft: PROBLEMS.dataLeft }),
    ...(daysBefore === null && { days: PROBLEMS.days }),
    ...(hours === null && { hours: PROBLEMS.hours }),
    ...(telegram !== '' &&
      !TelegramChat.safeParse(telegram).success && { telegram: PROBLEMS.telegram }),
    ...(webhook !== '' && !WebhookUrl.safeParse(webhook).success && { webhook: PROBLEMS.webhook }),
  };
  if (dataLeftPercent === null || daysBefore === null || hours === null) return { problems };
  if (Object.keys(problems).length > 0) return { problems };
  const [hoursBeforeCharge] = hours;
  return {
    request: {
      email: fields.email,
      dataLeftPercent,
      daysBefore,
      ...(hoursBeforeCharge !== undefined && { hoursBeforeCharge }),
      ...(telegram !== '' && { telegram }),
      ...(webhook !== '' && { webhook }),
    },
  };
}

function AlertForm({ saved }: { saved: Alerts }) {
  const { telegramBot } = saved;
  const client = useQueryClient();
  const { email } = useSession();
  const [changes, setChanges] = useState<Partial<Fields>>({});
  const fields = { ...fieldsOf(saved), ...changes };
  const [problems, setProblems] = useState<Problems>({});
  const { mutate, isPending } = useApiMutation(saveAlerts, {
    onSuccess: (stored) => {
      // Only the loaded settings contain the bot's name. If any other field is missing, it was removed.
      client.setQueryData(getGetAlertsQueryKey(), {
        ...(telegramBot && { telegramBot }),
        ...stored,
      });
      resendQueries(client, getGetAlertsQueryKey());
      showSuccess(t`Alerts saved`);
    },
  });
  const change = (part: Partial<Fields>) => setChanges((before) => ({ ...before, ...part }));
  const text = (name: 'dataLeft' | 'days' | 'hours' | 'telegram' | 'webhook') => ({
    name,
    value: fields[name],
    onChange: (value: string) => change({ [name]: value }),
    error: problems[name],
    autoComplete: 'off',
    dir: 'ltr',
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const result = read(fields);
    if ('problems' in result) {
      setProblems(result.problems);
      const [first] = Object.keys(result.problems);
      focusField(event.currentTarget, first);
      return;
    }
    setProblems({});
    // Keep the fields if the customer has typed more in the meantime.
    mutate(result.request, () => setChanges((now) => (now === changes ? {} : now)));
  };
  /** A test uses the saved channel. The reason is visible once there is something to save. */
  const test = (isOn: boolean, isSame: boolean) => {
    if (!isSame)
      return { whyNot: t`Save your alerts before you send a test.`, reason: 'visible' } as const;
    return {
      whyNot: isOn ? null : t`No alerts go to this channel yet.`,
      reason: 'hidden',
    } as const;
  };
  return (
    <form className={stack[5]} noValidate onSubmit={submit}>
      <fieldset className={css.thresholds}>
        <legend className={css.legend}>{t`When`}</legend>
        <TextField
          {...text('dataLeft')}
          label={t`Data left, in percent`}
          hint={t`For example 20, 5. Leave it empty for no alert.`}
          inputMode="text"
        />
        <TextField
          {...text('days')}
          label={t`Days before data or a plan expires`}
          hint={t`For example 7, 1. Plans that renew automatically are left out.`}
        />
        <TextField
          {...text('hours')}
          label={t`Hours before a plan is charged`}
          inputMode="numeric"
        />
      </fieldset>
      <fieldset className={css.group}>
        <legend className={css.legend}>{t`How`}</legend>
        <div className={css.channel}>
          <TickBox
            label={email === undefined ? t`Email` : t`Email to ${email}`}
            isTicked={fields.email}
            onChange={(isTicked) => change({ email: isTicked })}
          />
          <TestButton
            channel="email"
            name={t`Email`}
            {...test(saved.email, fields.email === saved.email)}
          />
        </div>
        <div className={css.fieldChannel}>
          <TextField
            {...text('telegram')}
            label={t`Telegram chat`}
            hint={
              saved.telegramBot === undefined ? null : (
                <T>
                  Write to <bdi translate="no">@{saved.telegramBot}</bdi>, which replies with the
                  chat ID.
                </T>
              )
            }
            className={css.channelField}
          />
          <TestButton
            channel="telegram"
            name="Telegram"
            {...test(
              saved.telegram !== undefined,
              chatText(fields.telegram) === (saved.telegram ?? ''),
            )}
          />
        </div>
        <div className={css.fieldChannel}>
          <TextField
            {...text('webhook')}
            label={t`Webhook`}
            // A longer one is rejected, not cut.
            maxLength={WebhookUrlMax + 1}
            placeholder="https://"
            inputMode="url"
            hint={t`Receives each alert as JSON.`}
            className={css.channelField}
          />
          <TestButton
            channel="webhook"
            name={t`Webhook`}
            {...test(
              saved.webhook !== undefined,
              typedText(fields.webhook) === (saved.webhook ?? ''),
            )}
          />
        </div>
      </fieldset>
      <Button type="submit" className={css.save} pending={isPending} pendingLabel={t`Saving...`}>
        {t`Save alerts`}
      </Button>
    </form>
  );
}

type TestButtonProps = TestAlertsRequest & {
  name: string;
  /** Why no test can be sent, or null. */
  whyNot: string | null;
  reason: 'visible' | 'hidden';
};

function TestButton({ channel, name, whyNot, reason }: TestButtonProps) {
  const { mutate, isPending } = useApiMutation(testAlerts, {
    onSuccess: () => showSuccess(t`Test sent: ${name}`),
  });
  return (
    <Button
      variant="outline"
      pending={isPending}
      pendingLabel={t`Sending...`}
      disabledReason={whyNot}
      reason={reason}
      aria-label={t`Send a test: ${name}`}
      onClick={() => mutate({ channel })}
    >
      {t`Send a test`}
    </Button>
  );
}
