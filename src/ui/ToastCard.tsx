import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { T, t } from '../i18n/text.ts';
import { onKey } from '../platform/keys.ts';
import { isModifiedClick } from '../platform/modified-click.ts';
import { Button, LinkButton } from './Button.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';
import { Sentence } from './Sentence.tsx';
import { dismissToast, holdToast, releaseToast, type Toast, type ToastKind } from './toast.ts';
import * as css from './ToastCard.css.ts';
import { GAP, SPACE } from './ToastRegion.css.ts';

const pictures: Record<ToastKind, string> = {
  error: icons.alert,
  success: icons.check,
  info: icons.info,
};

/** Reserves space at the end of the page for a toast that stays. Returns a cleanup function. */
function reserveSpace(card: HTMLElement): () => void {
  const { style } = document.documentElement;
  const update = () => style.setProperty(SPACE, `calc(${card.offsetHeight}px + 2 * ${GAP})`);
  update();
  const observer = new ResizeObserver(update);
  observer.observe(card);
  return () => {
    observer.disconnect();
    style.removeProperty(SPACE);
  };
}

function uncoverFocus(card: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || focused.closest('[role="dialog"]')) return;
  const [own, covered] = [card.getBoundingClientRect(), focused.getBoundingClientRect()];
  const isBeside = covered.left > own.right || covered.right < own.left;
  if (isBeside || covered.bottom < own.top || card.contains(focused)) return;
  // Leaves the same distance above the toast as below it.
  scrollBy({ top: covered.bottom - own.top + innerHeight - own.bottom });
}

export function ToastCard({ toast }: { toast: Toast }) {
  const { id, kind, title, text, name, requestId, link, action } = toast;
  const isStaying = toast.duration === 'sticky';
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (card.current && isStaying ? reserveSpace(card.current) : undefined),
    [isStaying],
  );
  useLayoutEffect(() => {
    const element = card.current;
    const uncover = () => element && uncoverFocus(element);
    uncover();
    document.addEventListener('focusin', uncover);
    let origin: Element | null = null;
    // F6 moves the focus to the toast, even from within a dialog's focus trap, and back when the toast closes.
    const jump = onKey((event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      if (!element?.contains(document.activeElement)) origin = document.activeElement;
      element?.querySelector<HTMLElement>('a, button')?.focus();
    });
    document.addEventListener('keydown', jump);
    return () => {
      document.removeEventListener('focusin', uncover);
      document.removeEventListener('keydown', jump);
      const hasFocus = element?.contains(document.activeElement);
      if (hasFocus && origin instanceof HTMLElement) origin.focus();
    };
  }, []);
  const follow = (event: MouseEvent) => {
    if (link?.onFollow && !isModifiedClick(event)) {
      event.preventDefault();
      link.onFollow();
    }
    dismissToast(id);
  };
  const act = () => {
    dismissToast(id);
    action?.onClick();
  };
  return (
    <div
      ref={card}
      role={kind === 'error' ? 'alert' : undefined}
      className={cx(css.toast, css.kind[kind])}
      onPointerEnter={() => holdToast('pointer')}
      onPointerLeave={() => releaseToast('pointer')}
      onFocus={() => holdToast('focus')}
      onBlur={() => releaseToast('focus')}
    >
      <Icon path={pictures[kind]} className={css.mark[kind]} />
      <div>
        <p className={css.title}>{title}</p>
        {text ? (
          <p className={css.text}>
            <Sentence text={text} name={name} />
          </p>
        ) : null}
        {requestId ? (
          <p className={css.text}>
            <T>
              Request ID: <bdi translate="no">{requestId}</bdi>
            </T>
          </p>
        ) : null}
        {link || action ? (
          <div className={css.more}>
            {link ? (
              <LinkButton variant="link" href={link.href} onClick={follow}>
                {link.label}
              </LinkButton>
            ) : null}
            {action ? (
              <Button variant="link" onClick={act}>
                {action.label}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      <button
        type="button"
        className={css.close}
        aria-label={t`Dismiss`}
        onClick={() => dismissToast(id)}
      >
        <Icon path={icons.close} />
      </button>
    </div>
  );
}
