import { useKept } from '../../proxies/customer-storage.ts';
import type { PlanLabels } from './plan-list.ts';

const NONE: PlanLabels = {};

/** The customer's own names for plans, kept in this browser. */
export function usePlanLabels(): [PlanLabels, (orderNo: string, label: string) => void] {
  const [labels, change] = useKept('isp-labels', parse, NONE);
  const setLabel = (orderNo: string, label: string) => {
    change((given) => {
      const { [orderNo]: _, ...others } = given;
      return label === '' ? others : { ...others, [orderNo]: label };
    });
  };
  return [labels, setLabel];
}

function parse(value: unknown): PlanLabels {
  const entries = Object.entries(value as object).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
