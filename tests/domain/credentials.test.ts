import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Email, EmailMax } from '../../generated/model/email.zod.ts';
import { Password, PasswordMax } from '../../generated/model/password.zod.ts';
import { RecoveryCode } from '../../generated/model/recoveryCode.zod.ts';
import { VerifyCode } from '../../generated/model/verifyCode.zod.ts';
import {
  codeProblem,
  confirmProblem,
  MAX_RECOVERY_CODE_LENGTH,
  emailProblem,
  passwordProblem,
  randomPassword,
  resetProblem,
} from '../../src/domain/credentials.ts';
import { typedText } from '../../src/domain/typed-text.ts';
import { randomInts } from './arbitraries.ts';

describe('an email address', () => {
  test.each(['', '   '])('"%s" is missing', (email) => {
    expect(emailProblem(email)).toBe('Please enter email');
  });

  test.each([
    'a',
    'a@b',
    '@b.c',
    'a@.c',
    'a@b.',
    'a b@c.d',
    'a@b@c.d',
    'a@b..c',
    'a@b.c d',
    `${'a'.repeat(251)}@b.c`,
  ])('"%s" is invalid', (email) => {
    expect(emailProblem(email)).toBe('Please enter correct email');
  });

  test.each([
    'a@b.c',
    ' first.last+tag@mail.example.co.uk ',
    'ü@exämple.de',
    `${'a'.repeat(250)}@b.c`,
  ])('"%s" is valid', (email) => {
    expect(emailProblem(email)).toBeNull();
  });

  test('law: real addresses are valid', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(emailProblem(email)).toBeNull();
      }),
    );
  });
});

test('a password has 6 to 128 characters', () => {
  expect(passwordProblem('12345')).toBe('Password must be at least 6 characters');
  expect(passwordProblem('x'.repeat(129))).toBe('Password must be at most 128 characters');
});

describe("the forms apply the contract's rules", () => {
  test('for a password of any length', () => {
    for (let length = 0; length <= 2 * PasswordMax; length += 1) {
      const password = 'x'.repeat(length);
      expect(passwordProblem(password) === null).toBe(Password.safeParse(password).success);
    }
  });

  test('law: for a verification code', () => {
    const digits = fc.stringMatching(/^\d{5,7}$/);
    fc.assert(
      fc.property(fc.oneof(digits, fc.string()), (code) => {
        const { success } = VerifyCode.safeParse(typedText(code));
        expect(codeProblem(code) === null).toBe(success);
      }),
    );
  });

  test('for the longest code of a recovery', () => {
    const code = 'x'.repeat(MAX_RECOVERY_CODE_LENGTH);
    expect(RecoveryCode.safeParse(code).success).toBe(true);
    expect(RecoveryCode.safeParse(`${code}x`).success).toBe(false);
  });

  test('law: every email address that the contract allows is accepted', () => {
    const long = fc
      .integer({ min: 1, max: EmailMax })
      .map((length) => `${'a'.repeat(length)}@b.com`);
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), long), (email) => {
        if (Email.safeParse(email).success) expect(emailProblem(email)).toBeNull();
      }),
    );
  });
});

test('the confirmation must equal the password', () => {
  expect(confirmProblem('secret', 'Secret')).toBe('Passwords do not match');
  expect(confirmProblem('secret', 'secret')).toBeNull();
});

test('a code has exactly 6 digits', () => {
  for (const code of ['', '12345', '1234567', '12345a', 'x123456']) {
    expect(codeProblem(code)).toBe('Enter the 6-digit code');
  }
  expect(codeProblem(' 012345 ')).toBeNull();
});

describe('resetting the password', () => {
  const fields = { email: 'a@b.c', code: '123456', password: 'secret', confirmation: 'secret' };
  test.each([
    [{}, null],
    [{ email: '' }, 'Please enter email'],
    [{ email: 'a' }, 'Please enter correct email'],
    [{ code: ' ' }, 'Please fill in all fields'],
    [{ password: '' }, 'Please fill in all fields'],
    [{ confirmation: '' }, 'Please fill in all fields'],
    [{ confirmation: 'other' }, 'Passwords do not match'],
    [{ password: 'short', confirmation: 'other' }, 'Passwords do not match'],
    [{ password: 'short', confirmation: 'short' }, 'Password must be at least 6 characters'],
  ])('%o is rejected as %s', (changes, problem) => {
    expect(resetProblem({ ...fields, ...changes })).toBe(problem);
  });
});

test('law: a random password has 20 characters of all four kinds and none that look alike', () => {
  fc.assert(
    fc.property(randomInts, (randomInt) => {
      const password = randomPassword(randomInt);
      expect(password).toMatch(/^[A-Za-z2-9!#$%*+\-.=?@_~]{20}$/);
      for (const kind of [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z\d]/]) expect(password).toMatch(kind);
      expect(password).not.toMatch(/[IOl01]/);
      expect(passwordProblem(password)).toBeNull();
    }),
  );
});
