import type { FocusEvent, MouseEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { onKey } from '../platform/keys.ts';
import { isModifiedClick } from '../platform/modified-click.ts';
import { Button, LinkButton } from './Button.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';
import { screenIcons } from './screen-icons.ts';
import { Sentence } from './Sentence.tsx';
import type { Toast, ToastKind } from './toast.ts';
import { dismissToast, holdToast, releaseToast } from './toast.ts';
import * as css from './ToastCard.css.ts';
import { COVERED, GAP, region, SPACE } from './ToastRegion.css.ts';

const pictures: Record<ToastKind, string> = {
  error: screenIcons.alert,
  success: icons.check,
  info: screenIcons.info,
};

/**
 * Keeps the toast above a phone's keyboard, and measures the space that it takes if it stays. Returns a cleanup
 * function.
 */
function place(card: HTMLElement, isStaying: boolean): () => void {
  const view = globalThis.visualViewport;
  const placed = card.closest<HTMLElement>(`.${region}`)?.style;
  const { style } = document.documentElement;
  const update = () => {
    const covered = view ? innerHeight - view.offsetTop - view.height : 0;
    // On the region alone: a property of the root is inherited, and restyles the whole page.
    placed?.setProperty(COVERED, `${Math.max(0, Math.round(covered))}px`);
    if (isStaying) style.setProperty(SPACE, `calc(${card.offsetHeight}px + 2 * ${GAP})`);
  };
  update();
  const observer = new ResizeObserver(update);
  observer.observe(card);
  view?.addEventListener('resize', update);
  view?.addEventListener('scroll', update);
  return () => {
    observer.disconnect();
    view?.removeEventListener('resize', update);
    view?.removeEventListener('scroll', update);
    style.removeProperty(SPACE);
  };
}

/** Scrolls what the keyboard has focused out from under the toast. */
function uncoverFocus(card: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || focused.closest('[role="dialog"]')) return;
  const [own, covered] = [card.getBoundingClientRect(), focused.getBoundingClientRect()];
  const isBeside = covered.left > own.right || covered.right < own.left;
  if (isBeside || covered.bottom < own.top || card.contains(focused)) return;
  // The same distance as below the toast.
  scrollBy({ top: covered.bottom - own.top + innerHeight - own.bottom });
}

export function ToastCard({ toast }: { toast: Toast }) {
  const { id, kind, title, text, name, requestId, link, action } = toast;
  const isStaying = toast.duration === 'sticky';
  const card = useRef<HTMLDivElement>(null);
  const origin = useRef<Element>(null);
  useLayoutEffect(() => (card.current ? place(card.current, isStaying) : undefined), [isStaying]);
  useLayoutEffect(() => {
    const uncover = () => card.current && uncoverFocus(card.current);
    uncover();
    document.addEventListener('focusin', uncover);
    return () => document.removeEventListener('focusin', uncover);
  }, []);
  useLayoutEffect(() => {
    const element = card.current;
    // F6 moves the focus to the toast, even out of a dialog's focus trap, and back when the toast closes.
    const jump = onKey((event: KeyboardEvent) => {
      if (event.key !== 'F6') return;
      event.preventDefault();
      element?.querySelector<HTMLElement>('a, button')?.focus();
    });
    document.addEventListener('keydown', jump);
    return () => {
      document.removeEventListener('keydown', jump);
      const hasFocus = element?.contains(document.activeElement);
      if (hasFocus && origin.current instanceof HTMLElement) origin.current.focus();
    };
  }, []);
  const follow = (event: MouseEvent) => {
    if (link?.onFollow && !isModifiedClick(event)) {
      event.preventDefault();
      link.onFollow();
    }
    dismissToast(id);
  };
  const enter = (event: FocusEvent<HTMLDivElement>) => {
    const from = event.relatedTarget;
    if (!event.currentTarget.contains(from)) origin.current = from;
    holdToast('focus');
  };
  const act = () => {
    dismissToast(id);
    action?.onPress();
  };
  return (
    <div
      ref={card}
      role={kind === 'error' ? 'alert' : undefined}
      className={cx(css.toast, css.kind[kind])}
      onPointerEnter={() => holdToast('pointer')}
      onPointerLeave={() => releaseToast('pointer')}
      onFocus={enter}
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
            Request ID: <span translate="no">{requestId}</span>
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
        aria-label="Dismiss"
        onClick={() => dismissToast(id)}
      >
        <Icon path={icons.close} />
      </button>
    </div>
  );
}
