import type { RefObject } from 'react';
import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { screenIcons } from '../../ui/screen-icons.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { useRestoreFocus } from '../../ui/use-restore-focus.ts';
import * as css from './ExportOrders.css.ts';
import type { OrdersView } from './orders-view.ts';
import type { ExportProgress } from './use-export-orders.ts';
import { useExportOrders } from './use-export-orders.ts';

interface ExportOrdersProps {
  view: OrdersView;
  timeZone: string;
  isEmpty: boolean;
}

/** Exports the whole filtered range as CSV, with progress and Cancel. */
export function ExportOrders({ view, timeZone, isEmpty }: ExportOrdersProps) {
  const { progress, start, cancel } = useExportOrders();
  const button = useRef<HTMLButtonElement>(null);
  return progress === null ? (
    <Button
      ref={button}
      variant="ghost"
      disabledReason={isEmpty ? 'There is no order to export in this range.' : null}
      reason="hidden"
      onClick={() => void start(view, timeZone)}
    >
      <Icon path={screenIcons.download} />
      Export CSV
    </Button>
  ) : (
    <RunningExport progress={progress} onCancel={cancel} after={button} />
  );
}

interface RunningExportProps {
  progress: ExportProgress;
  onCancel: () => void;
  after: RefObject<HTMLElement | null>;
}

function RunningExport({ progress, onCancel, after }: RunningExportProps) {
  const part = useRestoreFocus<HTMLDivElement>(after);
  return (
    <div ref={part} className={css.running}>
      <ProgressBar
        label="Export"
        value={progress.done}
        max={progress.total}
        valueText={`${progress.done} of ${progress.total} pages`}
      />
      {/* In the place of the button that was pressed. */}
      <Button variant="outline" size="sm" autoFocus onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
