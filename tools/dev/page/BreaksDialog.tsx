import { useAtomValue } from 'jotai';
import { Badge } from '../../../src/ui/Badge.tsx';
import { Card } from '../../../src/ui/Card.tsx';
import { Dialog } from '../../../src/ui/Dialog.tsx';
import { row, stack } from '../../../src/ui/layout.css.ts';
import { mono } from '../../../src/ui/text.css.ts';
import { placeOf } from './contract-break.ts';
import * as css from './dev.css.ts';
import { breaksAtom, dismissBreaks } from './shown-breaks.ts';

/** Covers the page if the shop or Prism finds that a call breaks the contract. */
export function BreaksDialog() {
  const breaks = useAtomValue(breaksAtom);
  if (breaks.length === 0) return null;
  return (
    <Dialog title="The contract is broken" size="wide" onClose={dismissBreaks}>
      <ul className={stack[3]}>
        {breaks.map((one) => (
          <Card as="li" key={placeOf(one)} className={stack[3]}>
            <p className={row[2]}>
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
          </Card>
        ))}
      </ul>
    </Dialog>
  );
}
