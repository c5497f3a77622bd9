import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyByHand } from '../../ui/CopyByHand.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { screenIcons } from '../../ui/screen-icons.ts';
import * as css from './PlanWorkbench.css.ts';
import { useCopyPlans } from './use-copy-plans.ts';

interface SelectionBarProps {
  plans: readonly IspPlan[];
  shown: readonly IspPlan[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** Selects several plans and copies their addresses as one list. */
export function SelectionBar({ plans, shown, selected, onSelect }: SelectionBarProps) {
  const { copy, progress, byHand, closeByHand } = useCopyPlans();
  // Ignores plans that no longer exist.
  const chosen = plans.filter(({ orderNo }) => selected.has(orderNo));
  const isAll = shown.length > 0 && shown.every(({ orderNo }) => selected.has(orderNo));
  const count = chosen.length;
  const ips = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  if (plans.length < 2) return null;
  return (
    <div className={css.selection}>
      <label className={css.tick}>
        <input
          type="checkbox"
          className={css.box}
          checked={isAll}
          onChange={() =>
            onSelect(isAll ? new Set() : new Set(shown.map(({ orderNo }) => orderNo)))
          }
        />
        Select all shown
      </label>
      <span className={css.grow} role="status">
        {count > 0 ? `${count} of ${plans.length} plans, ${ips} IPs` : ''}
      </span>
      {count > 0 ? (
        <Button
          variant="secondary"
          pending={progress !== null}
          pendingLabel={`Collecting ${progress ?? 0} of ${count}...`}
          onClick={() => void copy(chosen.map(({ orderNo }) => orderNo))}
        >
          <Icon path={screenIcons.copy} />
          Copy {count} {count === 1 ? 'plan' : 'plans'}
        </Button>
      ) : null}
      {byHand === null ? null : <CopyByHand text={byHand} onClose={closeByHand} />}
    </div>
  );
}
