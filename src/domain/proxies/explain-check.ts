import { t } from '../../i18n/text.ts';
import { explanationOf, type Explanation } from './explain-error.ts';

/** Why the server's check of a line failed. */
export type LineErrorCode =
  | 'wrong_credentials'
  | 'no_data'
  | 'plan_expired'
  | 'unknown_host'
  | 'no_address'
  | 'dead_address'
  | 'user_inactive'
  | 'limit_reached'
  | 'timeout'
  | 'other';

type Texts = Pick<Explanation, 'cause' | 'step'>;

/**
 * The reason in words, with what to do next. `text` is the server's own text, which is shown only for an unknown
 * reason.
 */
export function explainCheck(code: LineErrorCode, text = ''): Texts {
  switch (code) {
    case 'wrong_credentials':
      return explanationOf('wrong-credentials');
    case 'no_data':
      return explanationOf('no-data');
    case 'no_address':
      return explanationOf('no-address');
    case 'timeout':
      return explanationOf('timeout');
    case 'plan_expired':
      return {
        cause: t`The plan of this address has expired.`,
        step: t`Renew the plan to use its addresses again.`,
      };
    case 'dead_address':
      return {
        cause: t`This address does not answer.`,
        step: t`Replace it in its plan, or report it to support.`,
      };
    case 'unknown_host':
      return {
        cause: t`This host and port are not one of our proxies.`,
        step: t`Copy the line again. A line of another provider cannot be checked here.`,
      };
    case 'user_inactive':
      return {
        cause: t`This proxy user is switched off.`,
        step: t`Switch the proxy user on in your account, or use another one.`,
      };
    case 'limit_reached':
      return {
        cause: t`This proxy user has used up its limit.`,
        step: t`Raise the limit in your account, or wait until the next day or month begins.`,
      };
    default:
      return {
        cause: text.trim() === '' ? t`The line does not work.` : text,
        step: t`Try again with a new session. If it fails again, send the line to support without its password.`,
      };
  }
}
