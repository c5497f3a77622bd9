import { Link } from 'wouter';
import type { Verification } from '../../../generated/model/verification.zod.ts';
import { config } from '../../config.ts';
import { inContext, t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { safeLink } from '../../platform/safe-url.ts';
import { useSession } from '../../session/session.ts';
import { useVerification } from '../../session/verification.ts';
import { buttonClass, LinkButton } from '../../ui/Button.tsx';
import * as list from '../../ui/rows.css.ts';
import * as css from './account.css.ts';
import { useLinkedIdentity } from './linked-identity.ts';

/** The customer's email, and how to change the password. */
export function SignInDetails() {
  const { email } = useSession();
  const linked = useLinkedIdentity();
  const verification = useVerification();
  return (
    <>
      <dl className={css.facts}>
        <dt>{t`Email`}</dt>
        <dd>{email ? <bdi translate="no">{email}</bdi> : t`Not available yet`}</dd>
        {config.authUrl === '' ? null : (
          <>
            <dt>{t`Linked identity`}</dt>
            <dd>
              {linked === undefined ? (
                inContext('no linked identity')`None`
              ) : (
                <bdi translate="no">{linked}</bdi>
              )}
            </dd>
          </>
        )}
        {verification === undefined ? null : (
          <>
            <dt>{t`Verification`}</dt>
            <dd>
              <VerificationState {...verification} />
            </dd>
          </>
        )}
      </dl>
      <div className={list.row}>
        <p className={list.words}>{t`We’ll email you a code to set a new password.`}</p>
        <Link href={paths.forgotPassword()} className={buttonClass({ variant: 'outline' })}>
          {t`Change password`}
        </Link>
      </div>
      {config.statusUrl === null ? null : (
        <div className={list.row}>
          <p className={list.words}>{t`Something not working? See whether it is known.`}</p>
          <LinkButton href={config.statusUrl} target="_blank" rel="noopener" variant="outline">
            {t`Service status`}
          </LinkButton>
        </div>
      )}
    </>
  );
}

const VERIFICATION_STATES = {
  none: t`Not verified`,
  pending: t`Being checked`,
  done: t`Verified`,
  refused: t`Refused`,
  other: t`Not complete`,
};

function VerificationState({ state, url }: Verification) {
  const href = state === 'done' ? null : safeLink(url);
  const word = VERIFICATION_STATES[state];
  if (href === null) return <span>{word}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {word}
    </a>
  );
}
