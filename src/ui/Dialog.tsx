import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  type ReactElement,
  type ReactNode,
} from 'react';
import {
  Dialog as AriaDialog,
  Heading,
  I18nProvider,
  Modal,
  ModalOverlay,
} from 'react-aria-components';
import { LOCALE } from '../i18n/language.ts';
import { t } from '../i18n/text.ts';
import { useBackCloses } from '../platform/back-layers.ts';
import { ignoreComposing, onKey } from '../platform/keys.ts';
import { afterPaint } from './after-paint.ts';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import * as css from './Dialog.css.ts';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';
import { focusSection, sectionAround } from './RestoreFocus.tsx';
import { heading, visuallyHidden } from './text.css.ts';

type DialogProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
  /** Replaces the title, which is then only the dialog's accessible name. */
  header?: ReactElement;
  size?: keyof typeof css.size | undefined;
  /** Whether its content changes while it is open. */
  isSteady?: boolean | undefined;
  /** Whether a click outside closes it, which is the default. Set to false for what is shown only once. */
  isDismissable?: boolean;
};

/** A modal dialog with focus trap, Escape, Back and scroll lock; a bottom sheet on phones. */
export function Dialog(props: DialogProps) {
  const { title, onClose, children, header, footer, size = 'default', isSteady } = props;
  const { isDismissable = true } = props;
  const content = useRef<HTMLElement>(null);
  // Deferred, so that the click gets a response first. The dialog is rendered in the frames after that.
  const isRendered = useDeferredValue(true, false);
  const close = useBackCloses(onClose);
  const closeOnKey = useEffectEvent(close);
  useEffect(ignoreComposing, []);
  useEffect(() => {
    const around = sectionAround(document.activeElement);
    return () =>
      afterPaint(() => {
        // React Aria found no button to return the focus to.
        if (around && document.activeElement === document.body) focusSection(around);
      });
  }, []);
  useEffect(() => {
    const opener = document.activeElement;
    // React Aria misses the key until the focus is in the dialog, and in the frame after an inner dialog has closed.
    const closeInnermost = onKey(({ key, target }: KeyboardEvent) => {
      if (key !== 'Escape' || (target !== opener && target !== document.body)) return;
      const innermost = Array.from(document.querySelectorAll('[role="dialog"]')).at(-1);
      if (content.current === null || innermost === content.current) closeOnKey();
    });
    document.addEventListener('keydown', closeInnermost);
    return () => document.removeEventListener('keydown', closeInnermost);
  }, []);
  return (
    <I18nProvider locale={LOCALE}>
      <ModalOverlay
        className={css.overlay}
        isOpen={isRendered}
        onOpenChange={close}
        isDismissable={isDismissable}
      >
        <Modal className={cx(css.modal, css.size[size], isSteady && css.steady)}>
          <AriaDialog ref={content} className={css.dialog}>
            <div className={css.header}>
              <Heading slot="title" level={2} className={header ? visuallyHidden : heading}>
                {title}
              </Heading>
              {header}
              <Button variant="ghost" size="icon" aria-label={t`Close`} onClick={close}>
                <Icon path={icons.close} />
              </Button>
            </div>
            <div className={css.body}>{children}</div>
            {footer ? <div className={css.footer}>{footer}</div> : null}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
