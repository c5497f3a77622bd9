import type { ReactNode } from 'react';
import * as css from './field.css.ts';
import { Icon } from './Icon.tsx';
import { screenIcons } from './screen-icons.ts';

/** The error of one field. The live region exists before the text, so that the text is announced. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} aria-live="polite" className={css.errorSlot}>
      {children ? (
        <span className={css.error}>
          <Icon path={screenIcons.alert} className={css.errorIcon} />
          <span>{children}</span>
        </span>
      ) : null}
    </div>
  );
}
