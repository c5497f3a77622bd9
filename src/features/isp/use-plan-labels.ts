import { useState } from 'react';
import { keep, readKept, useOwner } from '../../proxies/customer-storage.ts';
import { useSession } from '../../session/session.ts';
import type { PlanLabels } from './plan-list.ts';

const NAME = 'isp-labels';

type Given = { owner: string; labels: PlanLabels; isKept: boolean };

/** The customer's own names for plans, kept in this browser. */
export function usePlanLabels(): [PlanLabels, (orderNo: string, label: string) => void] {
  const owner = useOwner();
  const { email } = useSession();
  const [given, setGiven] = useState<Given | null>(null);
  const own = given?.owner === owner ? given : null;
  const readLabels = () => readKept(NAME, owner, parse) ?? {};
  const labels = own?.labels ?? readLabels();
  const setLabel = (orderNo: string, label: string) => {
    // Another tab may have kept some since; what could not be kept is only here.
    const { [orderNo]: _, ...others } = own?.isKept === false ? own.labels : readLabels();
    const next = label === '' ? others : { ...others, [orderNo]: label };
    // A draft may come after the end of the session, whose token must not stay in storage.
    const isKept = Boolean(email) && keep(NAME, owner, next);
    setGiven({ owner, labels: next, isKept });
  };
  return [labels, setLabel];
}

function parse(value: unknown): PlanLabels {
  const entries = Object.entries(value as object).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
