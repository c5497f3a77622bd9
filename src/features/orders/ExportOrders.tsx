import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { screenIcons } from '../../ui/screen-icons.ts';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import * as css from './ExportOrders.css.ts';
import type { OrdersView } from './orders-view.ts';
import { useExportOrders } from './use-export-orders.ts';

interface ExportOrdersProps {
  view: OrdersView;
  timeZone: string;
  isEmpty: boolean;
}

/** The whole filtered range as CSV, with progress and a way out. */
export function ExportOrders({ view, timeZone, isEmpty }: ExportOrdersProps) {
  const { progress, start, cancel } = useExportOrders();
  if (progress === null) {
    return (
      <Button
        variant="ghost"
        disabledReason={isEmpty ? 'There is no order to export in this range.' : null}
        reason="hidden"
        onClick={() => start(view, timeZone)}
      >
        <Icon path={screenIcons.download} />
        Export CSV
      </Button>
    );
  }
  return (
    <div className={css.running}>
      <ProgressBar
        label="Export"
        value={progress.done}
        max={progress.total}
        valueText={`${progress.done} of ${progress.total} pages`}
      />
      <Button variant="outline" size="sm" onClick={cancel}>
        Cancel
      </Button>
    </div>
  );
}
