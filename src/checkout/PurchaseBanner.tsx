import type { ReactNode } from 'react';
import { useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { icons } from '../ui/icons.ts';
import { useRestoreFocus } from '../ui/use-restore-focus.ts';
import * as css from './PurchaseBanner.css.ts';

type PurchaseBannerProps = {
  title: string;
  children: ReactNode;
  /** The next step. */
  action: ReactNode;
  onDismiss: () => void;
};

/** A banner for an unfinished purchase. */
export function PurchaseBanner({ title, children, action, onDismiss }: PurchaseBannerProps) {
  const id = useId();
  const banner = useRestoreFocus<HTMLElement>();
  return (
    <section ref={banner} className={css.banner} aria-labelledby={id}>
      <div className={css.words}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        <p className={css.text}>{children}</p>
      </div>
      <div className={css.actions}>
        {action}
        <Button variant="ghost" size="icon" aria-label={`Dismiss: ${title}`} onClick={onDismiss}>
          <Icon path={icons.close} />
        </Button>
      </div>
    </section>
  );
}
