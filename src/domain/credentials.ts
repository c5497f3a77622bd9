import { plural, t } from '../i18n/text.ts';
import { shuffle, type RandomInt } from './random.ts';
import { typedText } from './typed-text.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const MAX_EMAIL_LENGTH = 254;

const MIN_PASSWORD_LENGTH = 6;
const MAX_PASSWORD_LENGTH = 128;
/** A recovery code may have any form. */
export const MAX_RECOVERY_CODE_LENGTH = 64;

/** The message to show for an email address as {@link typedText} reads it, or null if it is valid. */
export function emailProblem(email: string): string | null {
  const address = typedText(email);
  if (address === '') return t`Please enter email`;
  if (address.length > MAX_EMAIL_LENGTH || !EMAIL.test(address))
    return t`Please enter correct email`;
  return null;
}

/** The message to show for a password, or null if it is valid. Spaces count as characters. */
export function passwordProblem(password: string): string | null {
  if (password.length < MIN_PASSWORD_LENGTH)
    return plural(MIN_PASSWORD_LENGTH, {
      one: 'Password must be at least # character',
      other: 'Password must be at least # characters',
    });
  if (password.length > MAX_PASSWORD_LENGTH)
    return plural(MAX_PASSWORD_LENGTH, {
      one: 'Password must be at most # character',
      other: 'Password must be at most # characters',
    });
  return null;
}

/** The message to show for a repeated password, or null if it is the same. */
export function confirmProblem(password: string, confirmation: string): string | null {
  return password === confirmation ? null : t`Passwords do not match`;
}

/** Checks a verification code of 6 digits as {@link typedText} reads it. */
export function codeProblem(code: string): string | null {
  return /^\d{6}$/.test(typedText(code)) ? null : t`Enter the 6-digit code`;
}

export type ResetFields = {
  email: string;
  code: string;
  password: string;
  confirmation: string;
};

/** The first problem in the reset form (docs/product/signing-in.md#reset-password), or null if it can be submitted. */
export function resetProblem(fields: ResetFields): string | null {
  const { email, code, password, confirmation } = fields;
  const problem = emailProblem(email);
  if (problem !== null) return problem;
  if (typedText(code) === '' || password === '' || confirmation === '') {
    return t`Please fill in all fields`;
  }
  return confirmProblem(password, confirmation) ?? passwordProblem(password);
}

const CLASSES = [
  'ABCDEFGHJKLMNPQRSTUVWXYZ',
  'abcdefghijkmnpqrstuvwxyz',
  '23456789',
  '!#$%*+-.=?@_~',
] as const;
const GENERATED_LENGTH = 20;

/**
 * A strong password: 20 characters (about 120 bits) with at least one uppercase letter, lowercase letter, digit and
 * symbol, and no characters that look alike.
 * @param randomInt a cryptographic source
 */
export function randomPassword(randomInt: RandomInt): string {
  const pick = (characters: string) => characters.charAt(randomInt(characters.length));
  const characters = CLASSES.map(pick);
  while (characters.length < GENERATED_LENGTH) characters.push(pick(CLASSES.join('')));
  return shuffle(characters, randomInt).join('');
}
