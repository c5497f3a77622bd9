import { config } from '../../config.ts';
import type { ButtonLook } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

/** A link to the community chat, where bulk prices are agreed. */
export function TicketLink(look: ButtonLook) {
  return (
    <LinkButton {...look} href={config.communityUrl} target="_blank" rel="noopener noreferrer">
      Open Ticket For Subnet
      <Icon path={icons.external} />
    </LinkButton>
  );
}
