import { json, persistedByCustomer, usePersisted } from '../platform/persisted.ts';
import { useSession } from '../session/session.ts';

export type PlanLabels = Record<string, string>;

/** The label of a plan. Checks own keys only: an order number could be `toString`. */
export function labelOf(labels: PlanLabels, orderNo: string): string {
  return Object.hasOwn(labels, orderNo) ? (labels[orderNo] ?? '') : '';
}

export const labelsOf = persistedByCustomer<PlanLabels>('isp-labels', json(parse), {});

export function usePlanLabels(): [PlanLabels, (orderNo: string, label: string) => void] {
  const [labels, update] = usePersisted(labelsOf(useSession()));
  const setLabel = (orderNo: string, label: string) => {
    update((given) => {
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
