import { T, t } from '../../i18n/text.ts';
import { useNetwork } from '../../platform/network.ts';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { visuallyHidden } from '../../ui/text.css.ts';
import * as css from './Navigation.css.ts';

/** Explains what still works offline. The live region is always rendered, so that screen readers announce changes. */
export function OfflineBanner() {
  const network = useNetwork();
  return (
    <div aria-live="polite">
      {network === 'offline' ? (
        <p className={css.offlineBanner}>
          <Icon path={icons.offline} />
          <span>
            <T>
              <strong>You are offline.</strong> Anything already loaded still works. You need a
              connection to sign in, buy or generate.
            </T>
          </span>
        </p>
      ) : null}
      {network === 'back' ? <p className={visuallyHidden}>{t`You are back online.`}</p> : null}
    </div>
  );
}
