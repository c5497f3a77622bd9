import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';

type FeatureListProps = {
  features: readonly string[];
  styles: { list: string; item: string; icon: string };
};

export function FeatureList({ features, styles }: FeatureListProps) {
  return (
    <ul className={styles.list}>
      {features.map((feature) => (
        <li key={feature} className={styles.item}>
          <Icon path={icons.check} className={styles.icon} />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}
