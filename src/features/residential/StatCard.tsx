import { formatGb } from '../../domain/usage.ts';
import type { Usage } from '../../domain/usage.ts';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import * as css from './StatCard.css.ts';

interface StatCardProps {
  title: string;
  usage: Usage | undefined;
  isSelected: boolean;
}

/** The data left of one tier. */
export function StatCard({ title, usage, isSelected }: StatCardProps) {
  return (
    <Card padding="compact" className={css.card} data-selected={isSelected || undefined}>
      <p className={css.title}>{title}</p>
      <p className={css.figure}>
        {usage ? formatGb(usage.remainingGb) : <Skeleton shape="text" />}
      </p>
      <p className={css.of} data-as-high-as={NOTHING}>
        <span>{usage ? bought(usage) : <Skeleton shape="text" />}</span>
      </p>
    </Card>
  );
}

const NOTHING = 'Nothing bought yet';
const bought = ({ totalGb }: Usage) => (totalGb > 0 ? `of ${formatGb(totalGb)} bought` : NOTHING);
