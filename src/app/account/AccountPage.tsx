import { keyboard } from '../../features/account/account.css.ts';
import { SettingsFiles } from '../../features/account/SettingsFiles.tsx';
import { SignInDetails } from '../../features/account/SignInDetails.tsx';
import { StoredHere } from '../../features/account/StoredHere.tsx';
import { HAS_LANGUAGES, LANGUAGE_NAME } from '../../i18n/language.ts';
import { T, t } from '../../i18n/text.ts';
import type { Head } from '../../page.ts';
import { isMac } from '../../platform/is-mac.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import * as list from '../../ui/rows.css.ts';
import { title as titleClass } from '../../ui/text.css.ts';
import { ThemeChoices } from '../../ui/ThemeSwitch.tsx';
import { CustomersOnly } from '../CustomersOnly.tsx';
import { openShellDialog } from '../shell/shell-dialog.ts';
import * as css from './account-page.css.ts';
import { AccountSection, type Section } from './AccountSection.tsx';

export const head: Head = {
  title: t`Account`,
  listed: false,
  description: t`Your sign-in, your language and what this browser stores.`,
};

const ProxyUsers = __OFFERS_USERS__
  ? lazyPart(async () => (await import('../../features/proxy-users/ProxyUsers.tsx')).ProxyUsers)
  : null;
const AllowedAddresses = __OFFERS_ALLOWLIST__
  ? lazyPart(
      async () =>
        (await import('../../features/proxy-users/AllowedAddresses.tsx')).AllowedAddresses,
    )
  : null;
const AlertSettings = __OFFERS_ALERTS__
  ? lazyPart(async () => (await import('../../features/alerts/AlertSettings.tsx')).AlertSettings)
  : null;
const Devices = __OFFERS_LOGOUT__
  ? lazyPart(async () => (await import('../../features/account/Devices.tsx')).Devices)
  : null;

/** The account of the signed-in customer: docs/product/signing-in.md#account. */
export default function AccountPage() {
  return (
    <div className={css.page}>
      <CustomersOnly
        title={t`Account`}
        prompt={t`Please log in to see your account.`}
        loading={t`Loading your account`}
        headline={css.headline}
        heading={titleClass}
      >
        <Sections />
      </CustomersOnly>
    </div>
  );
}

const SECTIONS: readonly Section[] = [
  { id: 'sign-in', title: t`Sign-in`, Panel: SignInDetails },
  ...(ProxyUsers
    ? [
        {
          id: 'proxy-users',
          title: t`Proxy users`,
          lead: t`Names and passwords for your clients and projects, with limits.`,
          Later: ProxyUsers,
        } as const,
      ]
    : []),
  ...(AllowedAddresses
    ? [
        {
          id: 'allowed-addresses',
          title: t`Allowed addresses`,
          lead: t`Your lines work without a password from these addresses.`,
          Later: AllowedAddresses,
        } as const,
      ]
    : []),
  ...(AlertSettings
    ? [
        {
          id: 'alerts',
          title: t`Alerts`,
          lead: t`Get a message before something ends or is charged.`,
          Later: AlertSettings,
        } as const,
      ]
    : []),
  ...(Devices
    ? [
        {
          id: 'devices',
          title: t`Devices`,
          lead: t`Where you are signed in.`,
          Later: Devices,
        } as const,
      ]
    : []),
  { id: 'preferences', title: t`Preferences`, Panel: Preferences },
  {
    id: 'settings-file',
    title: t`Settings file`,
    lead: t`Move your settings, recipes and plan labels to another browser. Passwords and proxies are never included.`,
    Panel: SettingsFile,
  },
  { id: 'stored-data', title: t`Stored data`, Panel: StoredData },
];

function Sections() {
  return (
    <div className={css.columns}>
      <nav aria-label={t`Account sections`} className={css.links}>
        <ul className={css.linkList}>
          {SECTIONS.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className={css.link}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.sections}>
        {SECTIONS.map((section) => (
          <AccountSection key={section.id} {...section} />
        ))}
      </div>
    </div>
  );
}

function SettingsFile() {
  const { email, visitId } = useSession();
  if (!email) return <p>{t`This needs your email address, which hasn’t loaded yet.`}</p>;
  return <SettingsFiles owner={{ email, visitId }} />;
}

function StoredData() {
  const { email } = useSession();
  return <StoredHere email={email} />;
}

function Preferences() {
  const keys = isMac() ? '⌘K' : 'Ctrl K';
  return (
    <>
      <div className={list.row}>
        <p className={list.words}>{t`Theme`}</p>
        <ThemeChoices layout="joined" />
      </div>
      {HAS_LANGUAGES ? (
        <div className={list.row}>
          <p className={list.words}>
            <T>
              Language: <bdi translate="no">{LANGUAGE_NAME}</bdi>
            </T>
          </p>
          <Button variant="outline" onClick={() => openShellDialog('language')}>
            {t`Change language`}
          </Button>
        </div>
      ) : null}
      <div className={cx(list.row, keyboard)}>
        <p className={list.words}>
          <T>
            Press <bdi translate="no">{keys}</bdi> to find pages, actions, plans, recipes and
            orders.
          </T>
        </p>
        <Button variant="outline" onClick={() => openShellDialog('commands')}>
          {t`Open command palette`}
        </Button>
      </div>
    </>
  );
}
