import { Link, useLocation } from 'wouter';
import { paths } from '../../paths.ts';

const LINKS = [
  { href: paths.home(), text: 'Home' },
  { href: paths.pricing(), text: 'Purchase' },
  { href: paths.dashboard(), text: 'Dashboard' },
] as const;

interface NavLinksProps {
  readonly listClass: string;
  readonly linkClass: string;
  readonly onFollow?: () => void;
}

/** The three links of the navigation, in the bar and in the side menu. */
export function NavLinks({ listClass, linkClass, onFollow }: NavLinksProps) {
  const [path] = useLocation();
  return (
    <ul className={listClass}>
      {LINKS.map(({ href, text }) => (
        <li key={href}>
          <Link
            href={href}
            className={linkClass}
            aria-current={path === href ? 'page' : undefined}
            {...(onFollow && { onClick: onFollow })}
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
