import { useState } from 'react';
import {
  emailProblem,
  codeProblem,
  confirmProblem,
  passwordProblem,
  resetProblem,
  type ResetFields,
} from '../../domain/credentials.ts';
import { typedText } from '../../domain/typed-text.ts';
import { t } from '../../i18n/text.ts';
import { focusField } from '../../ui/focus-field.ts';
import { showToast } from '../../ui/toast.ts';
import type { FieldName, Problem } from './refusal.ts';

const EMPTY: ResetFields = { email: '', code: '', password: '', confirmation: '' };

export function useCredentials(email = '') {
  const [fields, setFields] = useState({ ...EMPTY, email });
  const [problem, setProblem] = useState<Problem | null>(null);
  const mark = (found: Problem, form: HTMLFormElement | null) => {
    setProblem(found);
    focusField(form, found.field);
  };
  const report = (found: Problem, form: HTMLFormElement | null) => {
    showProblem(found);
    mark(found, form);
  };
  const bind = (name: FieldName) => ({
    name,
    required: true,
    value: fields[name],
    onChange: (value: string) => {
      setFields((before) => ({ ...before, [name]: value }));
      setProblem((before) => (before?.field === name ? null : before));
    },
    error: problem?.field === name ? problem.text : undefined,
  });
  const clearProblem = () => setProblem(null);
  /** Clears everything but the email, so that a password typed in one form is not carried into another. */
  const clearSecrets = () => setFields(({ email: kept }) => ({ ...EMPTY, email: kept }));
  const [suggested, setSuggested] = useState<Partial<ResetFields>>({});
  /** Fills in a field if nothing was typed. */
  const suggest = (name: FieldName, value: string) => {
    // Uses the latest fields, because text typed before hydration arrives at the same moment.
    setFields((before) =>
      before[name] === '' || before[name] === suggested[name]
        ? { ...before, [name]: value }
        : before,
    );
    setSuggested((before) => ({ ...before, [name]: value }));
  };
  return { fields, problem, report, mark, bind, clearProblem, clearSecrets, suggest };
}

export type CredentialsForm = ReturnType<typeof useCredentials>;

export function signInProblem({ email, password }: ResetFields): Problem | null {
  return first({ email: emailProblem(email), password: passwordProblem(password) });
}

export function signUpProblem(fields: ResetFields): Problem | null {
  return first({
    email: emailProblem(fields.email),
    code: codeProblem(fields.code),
    password: passwordProblem(fields.password),
    confirmation: confirmProblem(fields.password, fields.confirmation),
  });
}

/** The first problem of the reset page. Missing values are reported before wrong ones. */
export function recoveryProblem(fields: ResetFields): Problem | null {
  const { email, code, password, confirmation } = fields;
  const text = resetProblem(fields);
  const found = first({
    email: emailProblem(email),
    code: typedText(code) === '' ? text : null,
    password: password === '' ? text : null,
    confirmation: confirmation === '' || password !== confirmation ? text : null,
  });
  return found ?? (text === null ? null : { field: 'password', text });
}

function showProblem({ field, text }: Problem): void {
  const isMismatch = field === 'confirmation' && text === t`Passwords do not match`;
  showToast({ kind: 'error', title: t`Error`, text, duration: isMismatch ? 3000 : 2000 });
}

function first(texts: Partial<Record<FieldName, string | null>>): Problem | null {
  for (const [field, text] of Object.entries(texts)) {
    if (text !== null) return { field: field as FieldName, text };
  }
  return null;
}
