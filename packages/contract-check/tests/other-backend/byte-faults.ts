import type { Expected } from '../found-by.ts';

/** Faults in the bytes and headers of an answer, whatever it says. */
export const BYTE_FAULTS: Record<string, Expected> = {
  'texts are Latin 1': [
    'searchLocations: documented examples',
    'the body is not UTF-8, and utf-8 is declared',
  ],
  'UTF-8 is called Latin 1': [
    'searchLocations: documented examples',
    'the body is UTF-8, but the charset iso-8859-1 is declared',
  ],
  'a byte order mark': [
    'getBandwidth: documented examples',
    'the body begins with a byte order mark',
  ],
  'a key twice': ['getBandwidth: documented examples', 'an object has the key "code" twice'],
  'plain bytes are called gzip': [
    'getBandwidth: documented examples',
    'Content-Encoding says gzip, but the body is not gzip',
  ],
  'gzip is called plain': [
    'getBandwidth: documented examples',
    'the body is gzip, but no Content-Encoding says so',
  ],
  'the answer ends too early': [
    'getBandwidth: documented examples',
    'the connection is cut without a whole answer',
  ],
  'a 401 opens a password dialog': [
    'getBandwidth: 401 without a token',
    'header: WWW-Authenticate names Basic',
  ],
  'a 401 allows another origin': [
    "listStaticPlans: CORS for the app's origin",
    'the 401 does not allow https://shop.example',
  ],
  'a success allows no origin': [
    "listIspPlans: CORS for the app's origin",
    'the 200 does not allow https://shop.example',
  ],
  'a star allows Authorization': [
    "getUserInfo: CORS for the app's origin",
    'the preflight does not allow the headers authorization',
  ],
  'the request id is hidden': [
    "listStaticPlans: CORS for the app's origin",
    'has X-Request-Id and does not expose it',
  ],
  'the request id has spaces': ['getBandwidth: documented examples', 'header: X-Request-Id'],
};
