import type { Expected } from '../found-by.ts';

const REGISTERED = 'register: a registration with its mailed code, a purchase, and a new password';
const OWN_CODE = 'register: a registration code is for its e-mail and no other code is taken';

/** Faults of tokens, passwords and mailed codes. */
export const ACCOUNT_FAULTS: Record<string, Expected> = {
  'no token is needed': ['getBandwidth: 401 without a token', 'HTTP 200 instead of 401'],
  'a bad token is as good as none': [
    'checkDiscount: 401 with a broken token',
    'HTTP 200 instead of 401',
  ],
  'a 401 is a page': [
    'getIspPlan: 401 without a token',
    'content type text/html instead of application/json',
  ],
  'a sign-in opens another account': [
    'login: the token opens the account it was given for',
    'the token opens another account',
  ],
  'no signature is looked at': [
    'getBandwidth: 401 with a token whose end is changed',
    'HTTP 200 instead of 401',
  ],
  'an address is registered twice': [
    'register: an address that has an account is not registered again',
    'an address is registered twice',
  ],
  "a failed sign-in's body tells of an account": [
    'login: a wrong password and an unknown e-mail fail alike',
    'the failure tells whether there is such an account',
  ],
  'codes without a pause': [
    'sendCode: a second code within 60 seconds is refused',
    'a second code is sent within 60 seconds',
  ],
  'tokens outlive a new password': [REGISTERED, 'the token of the old password still opens'],
  'the old password stays': [REGISTERED, 'the old password still opens'],
  'any code is good for register': [OWN_CODE, 'a code that was mailed to another e-mail is taken'],
  'any code is good for recovery': [
    'recoverPassword: a recovery code is for its e-mail and no other code is taken',
    'a code is taken that was not mailed',
  ],
  '123456 is always good': [OWN_CODE, 'a code is taken that was not mailed'],
  'a code is good for any e-mail': [OWN_CODE, 'a code that was mailed to another e-mail is taken'],
  'a code is good for any purpose': [
    'recoverPassword: a registration code sets no new password',
    'a code of the other kind is taken',
    'createUser',
  ],
  'a code is good for ever': [REGISTERED, 'a code is taken twice'],
  'passwords count in any case': [REGISTERED, 'a password counts in any case'],
  '72 bytes of a password count': [
    'register: a long password counts to its last character',
    'only the beginning of a password counts',
  ],
  'a password of 5 characters is taken': [
    'register: passwords of 5 and of 129 characters are refused with a right code',
    'a password of 5 characters is taken',
  ],
  'a password of 129 characters is taken': [
    'register: passwords of 5 and of 129 characters are refused with a right code',
    'a password of 129 characters is taken',
  ],
};
