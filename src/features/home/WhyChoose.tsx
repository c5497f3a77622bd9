import { homeTexts } from 'virtual:home-texts';
import { config } from '../../config.ts';
import { SELLS_ISP } from '../../domain/plans.ts';
import { T, t } from '../../i18n/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { title } from '../../ui/text.css.ts';
import { MotionToggle } from './MotionToggle.tsx';
import * as css from './WhyChoose.css.ts';

/** A CSS marquee. Its toggle, the pointer or focus pauses it, and with reduced motion it does not move. */
export function WhyChoose() {
  return (
    <section className={css.section} aria-labelledby="why-title">
      <div className={css.head}>
        <h2 id="why-title" className={title}>
          <T>
            Why choose <span translate="no">{config.productName}</span>
          </T>
        </h2>
        <MotionToggle label={t`Pause the reasons`} />
      </div>
      <div className={css.window}>
        <div className={css.track}>
          <Reasons />
          {/* A purely visual second copy that closes the loop. */}
          <Reasons isCopy />
        </div>
      </div>
    </section>
  );
}

const ICONS = [
  icons.search,
  ...(SELLS_ISP ? [icons.system] : []),
  icons.refresh,
  icons.shield,
  icons.check,
  icons.user,
];

function Reasons({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul className={isCopy ? css.copy : css.list} aria-hidden={isCopy || undefined}>
      {homeTexts.reasons.map(({ title: name, text }, index) => (
        <li key={name} className={css.reason}>
          <span className={css.icon}>
            <Icon path={ICONS[index % ICONS.length] ?? icons.check} />
          </span>
          <div>
            <p className={css.reasonTitle}>{name}</p>
            <p className={css.reasonText}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
