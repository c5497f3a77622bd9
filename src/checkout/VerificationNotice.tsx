import { useEffect } from 'react';
import type { Verification } from '../../generated/model/verification.zod.ts';
import type { VerificationState } from '../../generated/model/verificationState.zod.ts';
import { t } from '../i18n/text.ts';
import { safeLink } from '../platform/safe-url.ts';
import { onTabShown } from '../platform/tab-shown.ts';
import { useVisit } from '../session/session.ts';
import { InlineMessage } from '../ui/InlineMessage.tsx';
import * as css from './checkout.css.ts';
import { reloadVerification } from './verification.ts';

type OpenState = Exclude<VerificationState, 'done'>;

const TEXTS: Record<OpenState, string> = {
  none: t`Verify your account before you buy.`,
  pending: t`Your verification is being checked.`,
  refused: t`Your verification was refused.`,
  other: t`Your verification is not complete.`,
};
const LINKS: Record<OpenState, string> = {
  none: t`Verify your account`,
  pending: t`See your verification`,
  refused: t`Verify your account`,
  other: t`See your verification`,
};

/** The state of the verification that a purchase needs, with a link to it. */
export function VerificationNotice({ state, url }: Verification & { state: OpenState }) {
  useReload();
  const href = safeLink(url);
  const words = (
    <>
      <span>{TEXTS[state]}</span>
      {href === null ? null : (
        <span>
          {' '}
          <a href={href} target="_blank" rel="noopener noreferrer">
            {LINKS[state]}
          </a>
        </span>
      )}
    </>
  );
  if (state === 'none' || state === 'refused')
    return (
      <InlineMessage kind="warning" isLive={false}>
        {words}
      </InlineMessage>
    );
  // Below the terms, where it moves the least content.
  return <p className={css.terms}>{words}</p>;
}

/** Reloads the state when the customer returns from the verification page. */
function useReload(): void {
  const visit = useVisit();
  useEffect(() => onTabShown(() => void reloadVerification(visit).catch(() => undefined)), [visit]);
}
