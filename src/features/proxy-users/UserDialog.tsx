import { useId, useState, type SubmitEvent } from 'react';
import type { CreateProxyUserRequest } from '../../../generated/model/createProxyUserRequest.zod.ts';
import type { ProxyUser } from '../../../generated/model/proxyUser.zod.ts';
import { createProxyUser, saveProxyUser } from '../../../generated/users/users.ts';
import { useJob } from '../../api/job.ts';
import { PLANS, TIERS } from '../../domain/plans.ts';
import { t } from '../../i18n/text.ts';
import { rememberPassword } from '../../proxy-lists/user-passwords.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { focusField } from '../../ui/focus-field.ts';
import { stack } from '../../ui/layout.css.ts';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import { NumberField, TextField } from '../../ui/TextField.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { showSuccess, showToast } from '../../ui/toast.ts';
import { useUserMutation } from './change-users.ts';
import { DoneButton, NewPassword } from './NewPassword.tsx';
import { fieldsOf, readUser, type UserFields, type UserProblems } from './user-fields.ts';

type UserDialogProps = {
  /** Null for a new user. */
  user: ProxyUser | null;
  onClose: () => void;
};

const TIER_OPTIONS = TIERS.map((value) => ({ value, label: PLANS[value].shortName }));
const PERIOD_OPTIONS = [
  { value: 'day', label: t`A day` },
  { value: 'month', label: t`A month` },
  { value: 'total', label: t`In total` },
] as const;

/** Creates a proxy user and shows the password once, or changes an existing user. */
export function UserDialog({ user, onClose }: UserDialogProps) {
  const formId = useId();
  const [fields, setFields] = useState(() => fieldsOf(user));
  const [problems, setProblems] = useState<UserProblems>({});
  const creation = useUserMutation(createProxyUser, ({ user: { id }, password }) =>
    rememberPassword(id, password),
  );
  const { start, isPending: isCreating } = useJob();
  const create = (request: CreateProxyUserRequest) =>
    start(async (signal) => {
      await creation.send(request);
      const { name } = request;
      // The dialog that would show the password was closed.
      if (signal.aborted) showToast({ kind: 'info', title: t`Proxy user added`, text: name, name });
    });
  const saving = useUserMutation(saveProxyUser, () => showSuccess(t`Proxy user saved`));
  const change = (part: Partial<UserFields>) => setFields((before) => ({ ...before, ...part }));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = readUser(fields);
    if ('problems' in read) {
      setProblems(read.problems);
      const [first] = Object.keys(read.problems);
      focusField(event.currentTarget, first);
      return;
    }
    setProblems({});
    if (user === null) create(read.request);
    else {
      const request = { ...read.request, id: user.id, isActive: fields.isActive };
      saving.mutate(request, onClose);
    }
  };
  const isDone = creation.data !== undefined;
  const title = isDone
    ? t`Proxy user added`
    : user === null
      ? t`Add proxy user`
      : t`Edit proxy user`;
  return (
    <Dialog
      title={title}
      isSteady
      isDismissable={!isDone}
      onClose={onClose}
      footer={
        isDone ? (
          <DoneButton isPending={isCreating} onClick={onClose} />
        ) : (
          <>
            <Button variant="ghost" onClick={onClose}>
              {t`Cancel`}
            </Button>
            <Button
              pending={isCreating || saving.isPending}
              pendingLabel={t`Saving...`}
              type="submit"
              form={formId}
            >
              {user === null ? t`Add` : t`Save`}
            </Button>
          </>
        )
      }
    >
      {creation.data === undefined ? (
        <form id={formId} className={stack[4]} noValidate onSubmit={submit}>
          <TextField
            label={t`Name`}
            name="name"
            autoComplete="off"
            value={fields.name}
            onChange={(name) => change({ name })}
            error={problems.name}
          />
          <RadioButtons
            label={t`Plan`}
            options={TIER_OPTIONS}
            value={fields.tier}
            onChange={(tier) => change({ tier })}
            layout="joined"
          />
          <NumberField
            label={t`Limit in GB`}
            name="limit"
            value={fields.limit}
            onChange={(limit) => change({ limit })}
            hint={t`Leave it empty for no limit.`}
            error={problems.limit}
          />
          <RadioButtons
            label={t`Limit period`}
            options={PERIOD_OPTIONS}
            value={fields.period}
            onChange={(period) => change({ period })}
            layout="joined"
          />
          {user === null ? null : (
            <TickBox
              label={t`Active: lines of this user work`}
              isTicked={fields.isActive}
              onChange={(isActive) => change({ isActive })}
            />
          )}
        </form>
      ) : (
        <NewPassword {...creation.data} />
      )}
    </Dialog>
  );
}
