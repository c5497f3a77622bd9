import { useState } from 'react';
import type { ResetFields } from '../../domain/credentials.ts';
import {
  codeProblem,
  confirmProblem,
  emailProblem,
  passwordProblem,
  resetProblem,
} from '../../domain/credentials.ts';
import { showToast } from '../../ui/toast.ts';

const EMPTY: ResetFields = { email: '', code: '', password: '', confirmation: '' };

/** State of a form with e-mail, code and passwords, and its problem. */
export function useCredentials() {
  const [fields, setFields] = useState(EMPTY);
  const [problem, setProblem] = useState<Problem | null>(null);
  /** Shows the problem in a toast and at its field, and focuses the field. */
  const report = (found: Problem, form: HTMLFormElement | null) => {
    setProblem(found);
    showProblem(found);
    const control = form?.elements.namedItem(found.field);
    if (control instanceof HTMLInputElement) control.focus();
  };
  /** Props that bind a field to its value and its problem. */
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
  const [suggested, setSuggested] = useState<Partial<ResetFields>>({});
  /** Fills a field in which nothing was typed. */
  const suggest = (name: FieldName, value: string) => {
    // Based on the latest fields: what was typed before hydration arrives in the same moment.
    setFields((before) =>
      before[name] === '' || before[name] === suggested[name]
        ? { ...before, [name]: value }
        : before,
    );
    setSuggested((before) => ({ ...before, [name]: value }));
  };
  return { fields, report, bind, clearProblem, suggest };
}

export type CredentialsForm = ReturnType<typeof useCredentials>;

type FieldName = 'email' | 'code' | 'password' | 'confirmation';

/** A problem of a form: its message and the field it belongs to. */
type Problem = { field: FieldName; text: string };

const MAX_PASSWORD_LENGTH = 128;

/** The first problem of Sign In. */
export function signInProblem({ email, password }: ResetFields): Problem | null {
  return first({ email: emailProblem(email), password: lengthProblem(password) });
}

/** The first problem of Create Account. */
export function signUpProblem({
  email,
  code,
  password,
  confirmation,
}: ResetFields): Problem | null {
  return first({
    email: emailProblem(email),
    code: codeProblem(code),
    password: lengthProblem(password),
    confirmation: confirmProblem(password, confirmation),
  });
}

/** The first problem of the reset page. Missing values come before wrong ones. */
export function recoveryProblem(fields: ResetFields): Problem | null {
  const { email, code, password, confirmation } = fields;
  const text = resetProblem(fields);
  if (text === null) {
    return first({ code: codeProblem(code), password: lengthProblem(password) });
  }
  if (emailProblem(email) !== null) return { field: 'email', text };
  if (code.trim() === '') return { field: 'code', text };
  if (password === '') return { field: 'password', text };
  if (confirmation === '' || password !== confirmation) return { field: 'confirmation', text };
  return { field: 'password', text };
}

/** Shows a problem as a toast: 3 s for a mismatch, 2 s for others. */
function showProblem({ field, text }: Problem): void {
  const isMismatch = field === 'confirmation' && text === 'Passwords do not match';
  showToast({ kind: 'error', title: 'Error', text, duration: isMismatch ? 3000 : 2000 });
}

function first(texts: Partial<Record<FieldName, string | null>>): Problem | null {
  for (const [field, text] of Object.entries(texts)) {
    if (text !== null) return { field: field as FieldName, text };
  }
  return null;
}

function lengthProblem(password: string): string | null {
  if (password.length <= MAX_PASSWORD_LENGTH) return passwordProblem(password);
  return `Password must be at most ${MAX_PASSWORD_LENGTH} characters`;
}
