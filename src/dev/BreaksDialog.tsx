import { useEffect, useRef } from 'react';
import { useAtomValue } from '../platform/store.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { heading, mono } from '../ui/text.css.ts';
import { placeOf } from './contract-break.ts';
import * as css from './dev.css.ts';
import { breaksAtom, dismissBreaks } from './shown-breaks.ts';

/** Lies over the page while something breaks the contract, found by the shop or by Prism. */
export function BreaksDialog() {
  const breaks = useAtomValue(breaksAtom);
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = breaks.length > 0;
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen) dialog.current?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-labelledby="dev-breaks"
      onClose={dismissBreaks}
    >
      <h2 id="dev-breaks" className={heading}>
        The contract is broken
      </h2>
      <ul className={css.list}>
        {breaks.map((one) => (
          <li key={placeOf(one)} className={css.item}>
            <p className={css.place}>
              <strong>{one.operationId}</strong>
              <Badge tone={one.direction === 'request' ? 'warning' : 'danger'}>
                {one.direction}
              </Badge>
            </p>
            <dl className={css.facts}>
              <dt>Path</dt>
              <dd className={mono}>{one.path}</dd>
              <dt>Expected</dt>
              <dd>{one.expected}</dd>
              <dt>Found</dt>
              <dd className={mono}>{one.found}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <Button variant="secondary" onClick={dismissBreaks}>
        Close
      </Button>
    </dialog>
  );
}
