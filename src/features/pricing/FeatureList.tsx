import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import * as css from './FeatureList.css.ts';

export function FeatureList({ features }: { features: readonly string[] }) {
  return (
    <ul className={css.list}>
      {features.map((feature) => (
        <li key={feature} className={css.item}>
          <Icon path={icons.check} className={css.icon} />
          {feature}
        </li>
      ))}
    </ul>
  );
}
