import * as css from './basics.css.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';

type FeatureListProps = {
  features: readonly string[];
  className?: string;
};

export function FeatureList({ features, className }: FeatureListProps) {
  return (
    <ul className={cx(css.featureList, className)}>
      {features.map((feature) => (
        <li key={feature} className={css.feature}>
          <Icon path={icons.check} className={css.featureIcon} />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}
