import { config } from '../../config.ts';
import { SELLS_ISP } from '../../domain/plans.ts';
import { CLAIMS } from '../../domain/products.ts';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { title } from '../../ui/text.css.ts';
import { MotionToggle } from './MotionToggle.tsx';
import * as css from './WhyChoose.css.ts';

/** A marquee in CSS. It pauses by its toggle, a pointer or the focus, and stands still under reduced motion. */
export function WhyChoose() {
  return (
    <section className={css.section} aria-labelledby="why-title">
      <div className={css.head}>
        <h2 id="why-title" className={title}>
          Why choose <span translate="no">{config.productName}</span>
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
      {reasons().map(({ title: name, text, icon }) => (
        <li key={name} className={css.reason}>
          <span className={css.icon}>
            <Icon path={icon} />
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

type Reason = {
  title: string;
  text: string;
  icon: string;
};

const reasons = (): readonly Reason[] => [
  {
    title: 'Global residential pool',
    text: `${CLAIMS.addresses.value} exclusive IPs in ${CLAIMS.countries.value} countries`,
    icon: icons.search,
  },
  ...(SELLS_ISP
    ? [
        {
          title: 'US ISP ranges',
          text: 'Static US addresses with unlimited data',
          icon: icons.system,
        },
      ]
    : []),
  { ...sessions(), icon: icons.refresh },
  { title: 'Fraud-screened IPs', text: 'Checked before they join the pool', icon: icons.shield },
  { title: `${CLAIMS.uptime.value} uptime`, text: 'There when your jobs run', icon: icons.check },
  {
    title: 'Dedicated support',
    text: `People who answer, ${CLAIMS.support.value}`,
    icon: icons.user,
  },
];

/** Promises only the kinds that are sold. */
function sessions() {
  if (!config.sellsSticky)
    return { title: 'Rotating sessions', text: 'A new address with each connection' };
  return config.sellsRotating
    ? {
        title: 'Sticky and rotating sessions',
        text: 'Keep an address for up to 120 minutes, or change it with each connection',
      }
    : {
        title: 'Sticky sessions',
        text: 'Keep an address for up to 120 minutes; each line has its own',
      };
}
