import type { FailureReason } from '../../../generated/model/failureReason.zod.ts';
import { ApiError } from '../../api/errors.ts';
import { serverText } from '../../api/server-text.ts';
import type { ResetFields } from '../../domain/credentials.ts';
import { t } from '../../i18n/text.ts';

export type FieldName = keyof ResetFields;

/** `form` means that the problem does not concern a single field. */
export type Problem = { field: FieldName | 'form'; text: string; reason?: FailureReason };

const FIELD_OF_REASON: Partial<Record<FailureReason, FieldName>> = {
  email_taken: 'email',
  wrong_code: 'code',
  wrong_credentials: 'password',
};

/** The field and text to use if the server sends no reason. */
const FIELDS: Record<string, { field: Problem['field']; text: string }> = {
  login: { field: 'password', text: t`Authentication failed` },
  register: { field: 'form', text: t`Authentication failed` },
  recoverPassword: { field: 'form', text: t`Failed to reset password` },
  sendCode: { field: 'code', text: t`Send Error` },
};

/** What the server rejected, and in which field; null for any other failure, which is reported only by its toast. */
function refusalOf(error: unknown): Problem | null {
  if (!(error instanceof ApiError)) return null;
  const { kind, status, operationId, reason } = error;
  const known = FIELDS[operationId];
  const isWrongPassword = operationId === 'login' && kind === 'http' && status === 401;
  if (known === undefined || (kind !== 'business' && !isWrongPassword)) return null;
  return {
    field: (reason && FIELD_OF_REASON[reason]) ?? known.field,
    text: serverText(error) || known.text,
    ...(reason && { reason }),
  };
}

/** Awaits a call, and reports a rejection to the form unless the form is gone. */
export async function withRefusal<Answer>(
  call: Promise<Answer>,
  signal: AbortSignal,
  onRefused: (problem: Problem) => void,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal !== null && !signal.aborted) onRefused(refusal);
    throw error;
  }
}
