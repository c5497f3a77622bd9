import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { buttonClass } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { Account } from './Account.tsx';
import { CustomerEmail } from './CustomerEmail.tsx';
import { NavLinks } from './NavLinks.tsx';
import * as css from './SideMenu.css.ts';

const ID = 'menu';

// The browser opens and closes the dialog by itself, even before hydration. React's types do not know commands yet.
const OPEN = { command: 'show-modal', commandfor: ID };
const CLOSE = { command: 'close', commandfor: ID };

/** The menu of narrow screens: a native modal dialog. Focus and Escape are the browser's, the scroll lock is CSS. */
export function SideMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent) => {
    // For browsers without command buttons.
    event.preventDefault();
    if (dialog.current?.open === false) dialog.current.showModal();
  };
  const close = () => dialog.current?.close();
  useEffect(() => closeFromOutside(dialog.current), []);
  return (
    <>
      <button
        type="button"
        className={buttonClass({ variant: 'ghost', size: 'icon' }, css.opener)}
        aria-label="Menu"
        aria-haspopup="dialog"
        {...OPEN}
        onClick={open}
      >
        <Icon path={icons.menu} />
      </button>
      <dialog ref={dialog} id={ID} closedby="any" className={css.menu} aria-label="Menu">
        <button
          type="button"
          className={buttonClass({ variant: 'ghost', size: 'icon' }, css.closer)}
          aria-label="Close"
          {...CLOSE}
          onClick={close}
        >
          <Icon path={icons.close} />
        </button>
        <NavLinks listClass={css.list} linkClass={css.link} onFollow={close} />
        <div className={css.account}>
          <CustomerEmail className={css.email} />
          <Account isWide onPress={close} />
        </div>
      </dialog>
    </>
  );
}

/** Does what `closedby` does in browsers that lack it: a press on the backdrop lands on the dialog itself. */
function closeFromOutside(dialog: HTMLDialogElement | null) {
  if (dialog === null || 'closedBy' in HTMLDialogElement.prototype) return undefined;
  const onClick = ({ target, clientX }: globalThis.MouseEvent) => {
    if (target === dialog && clientX < dialog.getBoundingClientRect().left) dialog.close();
  };
  dialog.addEventListener('click', onClick);
  return () => dialog.removeEventListener('click', onClick);
}
