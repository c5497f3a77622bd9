import { boundedRecord, boundedText } from '../platform/bounds.ts';
import { json, persistedByCustomer, usePersisted } from '../platform/persisted.ts';
import { useSession } from '../session/session.ts';

export type PlanLabels = Record<string, string>;

/** The label of a plan. Checks only own keys, because an order number could be `toString`. */
export function labelOf(labels: PlanLabels, orderNo: string): string {
  return Object.hasOwn(labels, orderNo) ? (labels[orderNo] ?? '') : '';
}

export const MAX_LABELS = 10_000;

const Labels = boundedRecord(boundedText(100), MAX_LABELS);

export const labelsOf = persistedByCustomer<PlanLabels>('isp-labels', json(Labels), {});

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
