import * as rows from '../../features/account/account.css.ts';
import { SettingsFiles } from '../../features/account/SettingsFiles.tsx';
import { SignInDetails } from '../../features/account/SignInDetails.tsx';
import { StoredHere } from '../../features/account/StoredHere.tsx';
import { HAS_LANGUAGES, LANGUAGE_NAME } from '../../i18n/language.ts';
import { T, t } from '../../i18n/text.ts';
import type { Head } from '../../page.ts';
import { isMac } from '../../platform/is-mac.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { useRestoreFocus } from '../../ui/RestoreFocus.tsx';
import { title } from '../../ui/text.css.ts';
import { ThemeChoices } from '../../ui/ThemeSwitch.tsx';
import { CustomersOnly } from '../CustomersOnly.tsx';
import { openShellDialog } from '../shell/shell-dialog.ts';
import * as css from './account-page.css.ts';
import { AccountSection, SectionLinks } from './AccountSection.tsx';

export const head: Head = {
  title: t`Account`,
  listed: false,
  description: t`Your sign-in, your language and what this browser stores.`,
};

/** The account of the signed-in customer: docs/product/signing-in.md#account. */
export default function AccountPage() {
  return (
    <div className={css.page}>
      <CustomersOnly
        title={t`Account`}
        prompt={t`Please log in to see your account.`}
        loading={t`Loading your account`}
        headline={css.headline}
        heading={title}
      >
        <Sections />
      </CustomersOnly>
    </div>
  );
}

function Sections() {
  const { email, visitId } = useSession();
  // The session may end while an element in here has the focus.
  const sections = useRestoreFocus<HTMLDivElement>();
  return (
    <div className={css.columns}>
      <SectionLinks />
      <div ref={sections} className={css.sections}>
        <AccountSection id="sign-in">
          <SignInDetails />
        </AccountSection>
        <AccountSection id="preferences">
          <Preferences />
        </AccountSection>
        <AccountSection
          id="settings-file"
          lead={t`Move your settings, recipes and plan labels to another browser. Passwords and proxies are never included.`}
        >
          {email ? (
            <SettingsFiles owner={{ email, visitId }} />
          ) : (
            <p>{t`This needs your email address, which hasn’t loaded yet.`}</p>
          )}
        </AccountSection>
        <AccountSection id="stored-data">
          <StoredHere email={email} />
        </AccountSection>
      </div>
    </div>
  );
}

function Preferences() {
  const keys = isMac() ? '⌘K' : 'Ctrl K';
  return (
    <>
      <div className={rows.line}>
        <p className={rows.words}>{t`Theme`}</p>
        <ThemeChoices layout="joined" />
      </div>
      {HAS_LANGUAGES ? (
        <div className={rows.line}>
          <p className={rows.words}>
            <T>
              Language: <bdi translate="no">{LANGUAGE_NAME}</bdi>
            </T>
          </p>
          <Button variant="outline" onClick={() => openShellDialog('language')}>
            {t`Change language`}
          </Button>
        </div>
      ) : null}
      <div className={cx(rows.line, rows.keyboard)}>
        <p className={rows.words}>
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
