import { useState } from 'react';
import type { ResetFields } from '../../domain/credentials.ts';
import type { FieldName, Problem } from './problem.ts';
import { showProblem } from './problem.ts';

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
  return { fields, report, bind, clearProblem };
}

export type CredentialsForm = ReturnType<typeof useCredentials>;
