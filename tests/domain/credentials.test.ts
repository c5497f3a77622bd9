import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  codeProblem,
  confirmProblem,
  emailProblem,
  passwordProblem,
  randomPassword,
  resetProblem,
} from '../../src/domain/credentials.ts';
import { randomInts } from './arbitraries.ts';

describe('an e-mail address', () => {
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
  ])('"%s" is not correct', (email) => {
    expect(emailProblem(email)).toBe('Please enter correct email');
  });

  test.each([
    'a@b.c',
    ' first.last+tag@mail.example.co.uk ',
    'ü@exämple.de',
    `${'a'.repeat(250)}@b.c`,
  ])('"%s" is fine', (email) => {
    expect(emailProblem(email)).toBeNull();
  });

  test('law: real addresses are fine', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(emailProblem(email)).toBeNull();
      }),
    );
  });
});

test('a password has at least 6 characters', () => {
  expect(passwordProblem('12345')).toBe('Password must be at least 6 characters');
  expect(passwordProblem('123456')).toBeNull();
});

test('the confirmation is equal to the password', () => {
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
  ])('with %o: %s', (changes, problem) => {
    expect(resetProblem({ ...fields, ...changes })).toBe(problem);
  });
});

test('law: a random password has 20 characters of all four kinds and none that are mistaken', () => {
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
