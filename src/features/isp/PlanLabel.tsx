import type { KeyboardEvent } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import * as css from './plans.css.ts';

const LONGEST = 40;

type PlanLabelProps = {
  orderNo: string;
  label: string;
  onLabel: (label: string) => void;
};

/** The customer's own name for a plan: an input that looks like text until it is used. */
export function PlanLabel({ orderNo, label, onLabel }: PlanLabelProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const keep = () => {
    if (draft !== null && draft.trim() !== label) onLabel(draft.trim());
    setDraft(null);
  };
  // An input that unmounts is not blurred first.
  const leave = useEffectEvent(keep);
  useEffect(() => () => leave(), []);
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
    else if (event.key === 'Escape') setDraft(null);
  };
  return (
    <input
      type="text"
      className={css.label}
      aria-label={`Label of ${orderNo}`}
      placeholder="Add a label"
      maxLength={LONGEST}
      autoComplete="off"
      value={draft ?? label}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={keep}
      onKeyDown={keyDown}
    />
  );
}
