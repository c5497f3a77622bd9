import type { Expected } from '../found-by.ts';

const USED_PLACE = 'getProxyConfig: every level of place that is listed can be used';
const UNKNOWN = 'sendCode: a recovery of an unknown e-mail is answered like that of a known one';

/** Faults against rules that the guide has beside the contract. */
export const RULE_FAULTS: Record<string, Expected> = {
  'an unknown e-mail fails at once': [
    'login: a wrong password and an unknown e-mail take the same time',
    'which tells who is a customer',
    'register',
    'sendCode',
  ],
  'e-mails count with their case': [
    'login: an e-mail is the same in any case',
    'login knows an e-mail only in the case of its registration',
  ],
  'codes are tried without end': [
    'recoverPassword: a code ends after wrong tries',
    'the right code is taken after 30 wrong ones',
  ],
  'a pause tells who is a customer': [
    UNKNOWN,
    'a second code within 60 seconds tells whether there is such an account',
  ],
  'a recovery tells who is a customer': [
    UNKNOWN,
    'a wrong code tells whether there is such an account',
  ],
  'a tier without data is configured': [
    'getProxyConfig: a tier without data has no configuration',
    'a tier without data has a configuration',
  ],
  'all customers share a user': [
    'register: a registration with its mailed code, a purchase, and a new password',
    'the proxy lines of two customers have the same user name and password',
    'getProxyConfig',
  ],
  'a country template has no country': [
    USED_PLACE,
    'proxyCountryFmt has no {country}, so the place that was picked is lost',
  ],
  'a state template has no state': [USED_PLACE, 'proxyStateFmt has no {state}'],
  'a country template has no session': [USED_PLACE, 'proxyCountryFmt has no {session}'],
};
