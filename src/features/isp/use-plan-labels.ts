import { useState } from 'react';
import { keep, readKept, useOwner } from '../../proxies/customer-storage.ts';
import type { PlanLabels } from './plan-list.ts';

const NAME = 'isp-labels';

/** The customer's own names for plans, kept in this browser. */
export function usePlanLabels(): [PlanLabels, (orderNo: string, label: string) => void] {
  const owner = useOwner();
  const [kept, setKept] = useState<{ owner: string; labels: PlanLabels } | null>(null);
  const labels = kept?.owner === owner ? kept.labels : (readKept(NAME, owner, parse) ?? {});
  const setLabel = (orderNo: string, label: string) => {
    const { [orderNo]: _, ...others } = labels;
    const next = label === '' ? others : { ...others, [orderNo]: label };
    setKept({ owner, labels: next });
    keep(NAME, owner, next);
  };
  return [labels, setLabel];
}

function parse(value: unknown): PlanLabels {
  const entries = Object.entries(value as object).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
