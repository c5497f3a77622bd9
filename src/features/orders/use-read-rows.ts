import { useEffect, useState } from 'react';
import type { OrderAnalysisRow } from '../../../generated/model/orderAnalysisRow.zod.ts';
import { isReadAtOnce, readAhead } from '../../domain/orders/purchases.ts';
import { withPauses } from '../../platform/with-pauses.ts';

type Rows = readonly OrderAnalysisRow[];

/**
 * The rows of the analysis once their purchases can be rendered without blocking the page. Until then, the previous
 * rows or null.
 */
export function useReadRows(rows: Rows, timeZone: string): Rows | null {
  const [last, setLast] = useState<{ rows: Rows; timeZone: string } | null>(null);
  const isRead = isReadAtOnce(rows, timeZone);
  useEffect(() => {
    if (isRead) return undefined;
    let isCurrent = true;
    const read = async () => {
      await readAhead(rows, timeZone, withPauses);
      if (isCurrent) setLast({ rows, timeZone });
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [rows, timeZone, isRead]);
  if (isRead) return rows;
  return last?.timeZone === timeZone ? last.rows : null;
}
