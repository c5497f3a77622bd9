import type { RandomInt } from './random.ts';
import { shuffle } from './random.ts';

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const MAX_EMAIL_LENGTH = 254;

/** The least length of a password (specification §5). */
export const MIN_PASSWORD_LENGTH = 6;

/**
 * What is wrong with an e-mail address (specification §5); spaces around it are not counted.
 * @returns the text of the catalogue, or null when it is fine
 */
export function emailProblem(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'Please enter email';
  if (trimmed.length > MAX_EMAIL_LENGTH || !EMAIL.test(trimmed))
    return 'Please enter correct email';
  return null;
}

/** What is wrong with a password: fewer than 6 characters (specification §5). Spaces count. */
export function passwordProblem(password: string): string | null {
  if (password.length >= MIN_PASSWORD_LENGTH) return null;
  return `Password must be at least ${MIN_PASSWORD_LENGTH} characters`;
}

/** What is wrong with the repeated password (specification §5). */
export function confirmProblem(password: string, confirmation: string): string | null {
  return password === confirmation ? null : 'Passwords do not match';
}

/** What is wrong with a verification code, which has 6 digits (specification §5); spaces around it are not counted. */
export function codeProblem(code: string): string | null {
  return /^\d{6}$/.test(code.trim()) ? null : 'Enter the 6-digit code';
}

export type ResetFields = {
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly confirmation: string;
};

/** The first thing that is wrong on the reset page, in the order of specification §5; null when it can be sent. */
export function resetProblem(fields: ResetFields): string | null {
  const { email, code, password, confirmation } = fields;
  const problem = emailProblem(email);
  if (problem !== null) return problem;
  if (code.trim() === '' || password === '' || confirmation === '') {
    return 'Please fill in all fields';
  }
  return confirmProblem(password, confirmation) ?? passwordProblem(password);
}

const CLASSES = [
  'ABCDEFGHJKLMNPQRSTUVWXYZ',
  'abcdefghijkmnpqrstuvwxyz',
  '23456789',
  '!#$%*+-.=?@_~',
] as const;
const ALPHABET = CLASSES.join('');
const GENERATED_LENGTH = 20;

function pick(characters: string, randomInt: RandomInt): string {
  return characters.charAt(randomInt(characters.length));
}

/**
 * A strong password: 20 characters (about 120 bits), at least one each of capitals, small letters, digits and signs,
 * none that are mistaken for one another (decisions §3.17).
 * @param randomInt a cryptographic source
 */
export function randomPassword(randomInt: RandomInt): string {
  const characters = CLASSES.map((characterClass) => pick(characterClass, randomInt));
  while (characters.length < GENERATED_LENGTH) characters.push(pick(ALPHABET, randomInt));
  return shuffle(characters, randomInt).join('');
}
