import type { ReactElement } from 'react';
import { cx } from '../ui/cx.ts';
import { stack } from '../ui/layout.css.ts';
import * as text from '../ui/text.css.ts';
import { title as titleClass } from '../ui/text.css.ts';
import * as css from './UiGallery.css.ts';
import { fills, tints } from './UiGallery.css.ts';

const colors = Object.keys(fills) as (keyof typeof fills)[];
const line = [
  ['host', 'gate.ambergate.example'],
  ['port', ':9000'],
  ['user', ':ag_4k2'],
  ['country', '-country-US'],
  ['state', '-region-California'],
  ['city', '-city-San Diego'],
  ['session', '-session-48210375'],
  ['life', '-life-15'],
  ['password', ':hG7rQ2'],
] as const;

export function Foundations() {
  return (
    <>
      <Part title="Type">
        <div className={stack[4]}>
          <p className={text.display}>Proxies that hold the line</p>
          <p className={text.title}>Choose the plan that fits you.</p>
          <p className={text.heading}>Premium Residential</p>
          <p className={text.lead}>30M+ exclusive IPs in 160+ countries.</p>
          <p className={text.body}>
            Body text runs at a comfortable measure, sixty to seventy-five characters in a line, so
            that the eye finds the next one by itself.
          </p>
          <p className={cx(text.small, text.muted)}>
            Small and muted: what explains, not what acts.
          </p>
          <p>
            <span className={text.price}>$13.50</span> <s className={text.strike}>$15.00</s>
          </p>
        </div>
      </Part>
      <Part title="The line">
        <p className={cx(text.mono, css.line)}>
          {line.map(([part, words]) => (
            <span key={part} className={tints[part]}>
              {words}
            </span>
          ))}
        </p>
      </Part>
      <Part title="Colour">
        <div className={css.swatches}>
          {colors.map((name) => (
            <div key={name} className={css.swatch}>
              <span className={cx(css.chip, fills[name])} />
              <span>{name}</span>
            </div>
          ))}
        </div>
      </Part>
    </>
  );
}

export function Part({
  title,
  children,
}: {
  title: string;
  children: ReactElement | ReactElement[];
}) {
  return (
    <div className={stack[5]}>
      <h3 className={titleClass}>{title}</h3>
      {children}
    </div>
  );
}
