import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { config } from '../../config.ts';
import { useLinkedIdentity } from '../../features/account/linked-identity.ts';
import { HAS_LANGUAGES, LANGUAGE_NAME } from '../../i18n/language.ts';
import { inContext, t } from '../../i18n/text.ts';
import { isPath, paths } from '../../paths.ts';
import { useBackCloses } from '../../platform/back-layers.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { signOut, useSession } from '../../session/session.ts';
import { openLoginDialog, type LoginMode } from '../../sign-in/login-dialog.ts';
import { SessionSwitch } from '../../sign-in/SessionSwitch.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { Optional } from '../../ui/Optional.tsx';
import { ThemeChoices, ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { useIdle } from '../use-idle.ts';
import { Logo } from './Logo.tsx';
import * as css from './Navigation.css.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import { linksTo } from './own-links.ts';
import { openShellDialog } from './shell-dialog.ts';

/** The bar at the top: docs/product/everywhere.md#navigation. */
export function Navigation() {
  return (
    <header className={css.header}>
      <nav className={css.bar} aria-label={inContext('navigation')`Main`}>
        <Logo />
        <NavLinks listClass={css.list} linkClass={css.link} />
        <CustomerEmail className={css.email} />
        <ThemeSwitch />
        <BarAccount />
        <SideMenu />
      </nav>
      <OfflineBanner />
      {__OFFERS_STATUS__ ? <ServiceStatusPlace /> : null}
    </header>
  );
}

const ServiceStatus = __OFFERS_STATUS__
  ? lazyPart(async () => (await import('./ServiceStatus.tsx')).ServiceStatus)
  : null;

/** The page works without it, so it loads when the page is idle. The live region is always rendered. */
function ServiceStatusPlace() {
  const isIdle = useIdle();
  return (
    <div aria-live="polite">
      <Optional>{ServiceStatus && isIdle ? <ServiceStatus /> : null}</Optional>
    </div>
  );
}

const LINKS = [
  { href: paths.home(), text: t`Home` },
  { href: paths.pricing(), text: t`Purchase` },
  { href: paths.dashboard(), text: t`Dashboard` },
  ...linksTo('navigation'),
];

type NavLinksProps = {
  listClass: string;
  linkClass: string;
  onFollow?: () => void;
};

function NavLinks({ listClass, linkClass, onFollow }: NavLinksProps) {
  const [path] = useLocation();
  return (
    <ul className={listClass}>
      {LINKS.map(({ href, text }) => (
        <li key={href}>
          <Link
            href={href}
            className={linkClass}
            aria-current={isPath(path, href) ? 'page' : undefined}
            {...(onFollow && { onClick: onFollow })}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type CustomerEmailProps = {
  className: string;
  onClick?: () => void;
};

/**
 * The signed-in customer's email, which links to the account. Its space is reserved in advance so that nothing moves.
 */
export function CustomerEmail({ className, onClick }: CustomerEmailProps) {
  const { email, isSignedIn } = useSession();
  const identity = useLinkedIdentity();
  const linked = isSignedIn && identity !== email ? identity : undefined;
  const text = linked === undefined ? email : t`${email ?? ''} (linked: ${linked})`.trimStart();
  const [path] = useLocation();
  return (
    <span className={className}>
      {isSignedIn ? (
        <Link
          href={paths.account()}
          className={css.accountLink}
          aria-label={t`Account: ${text ?? ''}`}
          aria-current={isPath(path, paths.account()) ? 'page' : undefined}
          translate="no"
          {...(onClick && { onClick })}
        >
          {text || t`Account`}
        </Link>
      ) : null}
    </span>
  );
}

function BarAccount() {
  return (
    <SessionSwitch
      anonymous={
        <Button
          className={css.accountButton}
          variant="outline"
          data-login-intent=""
          data-as-wide-as={t`LOG OUT`}
          onClick={() => openLoginDialog()}
        >
          {t`LOGIN`}
        </Button>
      }
      signedIn={
        <Button
          className={cx(css.accountButton, css.onWideScreens)}
          variant="outline"
          data-as-wide-as={t`LOGIN`}
          onClick={signOut}
        >
          {t`LOG OUT`}
        </Button>
      }
    />
  );
}

function MenuAccount({ onClick }: { onClick: () => void }) {
  const leave = () => {
    onClick();
    signOut();
  };
  const openLanguages = () => {
    onClick();
    openShellDialog('language');
  };
  const open = (mode: LoginMode) => () => {
    onClick();
    openLoginDialog(mode);
  };
  return (
    <div className={css.menuEnd}>
      <ThemeChoices layout="joined" />
      {HAS_LANGUAGES ? (
        <button type="button" className={css.menuSupport} onClick={openLanguages}>
          <span>{t`Language`}</span>
          <span className={css.menuNote} translate="no">
            {LANGUAGE_NAME}
          </span>
        </button>
      ) : null}
      <a className={css.menuSupport} href={`mailto:${config.supportEmail}`}>
        <span>{t`Support`}</span>
        <span className={css.menuNote} translate="no">
          {config.supportEmail}
        </span>
      </a>
      <CustomerEmail className={css.menuEmail} onClick={onClick} />
      <SessionSwitch
        anonymous={
          <span className={css.menuButtons}>
            <Button full data-login-intent="" onClick={open('sign-in')}>
              {t`Sign in`}
            </Button>
            <Button variant="outline" full data-login-intent="" onClick={open('sign-up')}>
              {t`Create account`}
            </Button>
          </span>
        }
        signedIn={
          <Button variant="outline" full onClick={leave}>
            {t`LOG OUT`}
          </Button>
        }
      />
    </div>
  );
}

const ID = 'menu';

// The browser opens and closes the dialog by itself, even before hydration. React's types do not include commands yet.
const OPEN = { command: 'show-modal', commandfor: ID };
const CLOSE = { command: 'close', commandfor: ID };

/** The menu of narrow screens: a native modal dialog. The browser handles focus and Escape. */
function SideMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent) => {
    // For browsers without command buttons.
    event.preventDefault();
    if (dialog.current?.open === false) dialog.current.showModal();
  };
  const close = () => dialog.current?.close();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => closeFromOutside(dialog.current), []);
  useEffect(() => followOpen(dialog.current, setIsOpen), []);
  useBackCloses(close, isOpen);
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: 'ghost', size: 'icon' }, css.opener)}
        aria-label={t`Menu`}
        aria-haspopup="dialog"
        {...OPEN}
        onClick={open}
      >
        <Icon path={icons.menu} />
      </button>
      <dialog ref={dialog} id={ID} closedby="any" className={css.menu} aria-label={t`Menu`}>
        <button
          type="button"
          className={buttonClass({ variant: 'ghost', size: 'icon' }, css.closer)}
          aria-label={t`Close`}
          {...CLOSE}
          onClick={close}
        >
          <Icon path={icons.close} />
        </button>
        <NavLinks listClass={css.menuList} linkClass={css.menuLink} onFollow={close} />
        <MenuAccount onClick={close} />
      </dialog>
    </>
  );
}

/** Keeps the page behind the open menu from scrolling. Not every browser fires toggle events on dialogs. */
function followOpen(dialog: HTMLDialogElement | null, onChange: (isOpen: boolean) => void) {
  if (dialog === null) return undefined;
  const follow = () => {
    document.documentElement.toggleAttribute('data-menu-open', dialog.open);
    onChange(dialog.open);
  };
  follow();
  const observer = new MutationObserver(follow);
  observer.observe(dialog, { attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** Replaces `closedby` in browsers that lack it: a click on the backdrop targets the dialog itself. */
function closeFromOutside(dialog: HTMLDialogElement | null) {
  if (dialog === null || 'closedBy' in HTMLDialogElement.prototype) return undefined;
  const onClick = ({ target, clientX }: globalThis.MouseEvent) => {
    const { left, right } = dialog.getBoundingClientRect();
    if (target === dialog && (clientX < left || clientX > right)) dialog.close();
  };
  dialog.addEventListener('click', onClick);
  return () => dialog.removeEventListener('click', onClick);
}

export function SkipLink() {
  return (
    <a className={css.skipLink} href="#main">
      {t`Skip to content`}
    </a>
  );
}
