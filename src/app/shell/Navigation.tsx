import { ThemeSwitch } from '../../ui/ThemeSwitch.tsx';
import { Account } from './Account.tsx';
import { CustomerEmail } from './CustomerEmail.tsx';
import { LoginIntent } from './LoginIntent.tsx';
import { Logo } from './Logo.tsx';
import * as css from './Navigation.css.ts';
import { NavLinks } from './NavLinks.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { SideMenu } from './SideMenu.tsx';

/** The bar at the top: docs/product.md#navigation. */
export function Navigation() {
  return (
    <header className={css.header}>
      <nav className={css.bar} aria-label="Main">
        <Logo />
        <NavLinks listClass={css.list} linkClass={css.link} />
        <CustomerEmail className={css.email} />
        <ThemeSwitch />
        <Account />
        <SideMenu />
      </nav>
      <OfflineBanner />
      <LoginIntent />
    </header>
  );
}
