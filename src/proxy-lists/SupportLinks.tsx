import { config } from '../config.ts';
import { percentEncode } from '../domain/percent-encoding.ts';
import { cutText } from '../domain/text.ts';
import { t } from '../i18n/text.ts';
import { LinkButton } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import { icons } from '../ui/icons.ts';
import * as css from './SupportLinks.css.ts';

/** Some mail programs cut off longer addresses. */
const MAX_BODY = 1500;

type SupportLinksProps = { subject: string; text: string };

/**
 * A link to an email with the text filled in and, if the shop has a chat for tickets, a link to the chat with the text
 * to paste.
 */
export function SupportLinks({ subject, text }: SupportLinksProps) {
  const { communityUrl } = config;
  return (
    <div className={css.links}>
      <LinkButton variant="outline" href={mailLink(subject, text)}>
        {t`Write to support`}
      </LinkButton>
      {communityUrl === null ? null : (
        <>
          <LinkButton variant="ghost" href={communityUrl} target="_blank" rel="noopener noreferrer">
            <span>{t`Open Ticket`}</span>
            <Icon path={icons.external} />
          </LinkButton>
          <CopyButton label={t`Copy text`} text={text} variant="ghost" />
        </>
      )}
    </div>
  );
}

function mailLink(subject: string, text: string): string {
  const body = cutText(text, MAX_BODY).replaceAll(/\r?\n/g, '\r\n');
  return `mailto:${config.supportEmail}?subject=${percentEncode(subject)}&body=${percentEncode(body)}`;
}
