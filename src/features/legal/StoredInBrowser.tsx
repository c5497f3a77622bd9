import { config } from '../../config.ts';
import { SELLS_ISP } from '../../domain/plans.ts';
import { t } from '../../i18n/text.ts';
import { STORED_KEYS, type StoredKey, type StoredName } from '../../platform/stored-keys.ts';
import { STORED_TEXTS } from '../../saved/stored-texts.ts';

const KEYS = (Object.entries(STORED_KEYS) as [StoredName, StoredKey][]).filter(
  ([name, { life }]) =>
    (SELLS_ISP || name !== 'isp-labels') && (config.authUrl !== '' || life !== 'service'),
);

export function StoredInBrowser() {
  return (
    <>
      <p>
        {t`The site sets no cookies. It stores the following in your browser, under the names given. Logging out removes:`}
      </p>
      <KeyList isListed={({ atLogOut }) => atLogOut !== 'stays'} />
      <p>{t`These stay when you log out:`}</p>
      <KeyList isListed={({ atLogOut, life }) => atLogOut === 'stays' && life !== 'customer'} />
      <p>
        {t`These also stay, on this device only and under your email address, so that you find them when you sign in again and other customers on this device do not:`}
      </p>
      <KeyList isListed={({ atLogOut, life }) => atLogOut === 'stays' && life === 'customer'} />
      <p>
        {t`You can delete all of this in your browser’s settings at any time. On a shared computer, log out when you are done: anyone who can read the token can use your account.`}
      </p>
    </>
  );
}

function KeyList({ isListed }: { isListed: (key: StoredKey) => boolean }) {
  return (
    <ul>
      {KEYS.filter(([, key]) => isListed(key)).map(([name, { life }]) => (
        <li key={name}>
          <code translate="no">{name}</code>:{' '}
          <span>
            {life === 'tab'
              ? `${STORED_TEXTS[name]} ${t`Removed when you close the tab.`}`
              : STORED_TEXTS[name]}
          </span>
        </li>
      ))}
    </ul>
  );
}
