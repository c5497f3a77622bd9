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

/** How much data of a tier is left (specification §2 "Residential", decisions §3.11). */
export function StatCard({ title, usage, isSelected }: StatCardProps) {
  return (
    <Card padding="compact" className={css.card} data-selected={isSelected || undefined}>
      <p className={css.title}>{title}</p>
      {usage ? (
        <>
          <p className={css.figure}>{formatGb(usage.remainingGb)}</p>
          <p className={css.of}>
            {usage.totalGb > 0 ? `of ${formatGb(usage.totalGb)} bought` : 'Nothing bought yet'}
          </p>
        </>
      ) : (
        <Skeleton shape="title" />
      )}
    </Card>
  );
}
