import { config } from '../../config.ts';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import * as css from './Community.css.ts';

/** The invitation to the community chat, with the offer for bulk buyers. */
export function Community() {
  return (
    <section className={css.section} aria-labelledby="community-title">
      <div className={css.panel}>
        <div className={css.words}>
          <h2 id="community-title" className={css.title}>
            Join the community
          </h2>
          <p className={css.text}>
            Ask the team, meet other customers and hear about new locations on our Discord server.
          </p>
          <p className={css.text}>
            <strong className={css.strong}>Buying in bulk?</strong> Open a ticket there to get
            better prices, with separation into different accounts.
          </p>
        </div>
        <LinkButton
          className={css.button}
          variant="secondary"
          size="lg"
          href={config.communityUrl}
          target="_blank"
          rel="noopener"
        >
          Join our Discord
          <Icon path={icons.external} />
        </LinkButton>
      </div>
    </section>
  );
}
