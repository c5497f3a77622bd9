import { config } from '../../config.ts';
import { Icon } from '../../ui/Icon.tsx';
import { MotionToggle } from './MotionToggle.tsx';
import { REASONS } from './reasons.ts';
import * as css from './WhyChoose.css.ts';

/** A marquee in CSS. It pauses by its toggle, a pointer or the focus, and stands still under reduced motion. */
export function WhyChoose() {
  return (
    <section className={css.section} aria-labelledby="why-title">
      <div className={css.head}>
        <h2 id="why-title" className={css.title}>
          Why choose {config.productName}
        </h2>
        <MotionToggle what="the reasons" />
      </div>
      <div className={css.window}>
        <div className={css.track}>
          <Reasons />
          {/* The second copy closes the loop, for the eye only. */}
          <Reasons isCopy />
        </div>
      </div>
    </section>
  );
}

function Reasons({ isCopy = false }: { isCopy?: boolean }) {
  return (
    <ul className={isCopy ? css.copy : css.list} aria-hidden={isCopy || undefined}>
      {REASONS.map(({ title, text, icon }) => (
        <li key={title} className={css.reason}>
          <span className={css.icon}>
            <Icon path={icon} />
          </span>
          <div>
            <p className={css.reasonTitle}>{title}</p>
            <p className={css.reasonText}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
