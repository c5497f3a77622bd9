import { useState, type ReactNode, type SubmitEvent } from 'react';
import { config as shop } from '../../config.ts';
import { PLANS, TIERS } from '../../domain/plans.ts';
import { rotatingLimit, type ProxyConfigFields } from '../../domain/proxies/build.ts';
import type { SegmentName } from '../../domain/proxies/entry.ts';
import {
  AMOUNT_RANGE,
  DEFAULT_DURATION,
  DURATIONS,
  type GeneratorSettings,
} from '../../domain/proxies/generator.ts';
import { proxyHints } from '../../domain/proxies/hints.ts';
import { DEFAULT_FORMAT } from '../../domain/proxies/line-formats.ts';
import { figureText } from '../../i18n/numbers.ts';
import { inContext, plural, t } from '../../i18n/text.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { Button } from '../../ui/Button.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { stack } from '../../ui/layout.css.ts';
import { Optional } from '../../ui/Optional.tsx';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { mono } from '../../ui/text.css.ts';
import { NumberField } from '../../ui/TextField.tsx';
import { HAS_OWNERS, placePatch, typedAmount } from './generator-state.ts';
import { PlacePicker, type usePlaces } from './PlacePicker.tsx';
import * as css from './residential.css.ts';

type GeneratorFormProps = {
  settings: GeneratorSettings;
  /** The last configuration of this tier, which limits rotating lists. */
  config: ProxyConfigFields | undefined;
  places: ReturnType<typeof usePlaces>['places'];
  soldOut: ReturnType<typeof usePlaces>['soldOut'];
  /** Any other reason why no list can be generated, or null. */
  whyNot: string | null;
  onChange: (patch: Partial<GeneratorSettings>) => void;
  onGenerate: () => void;
  isGenerating: boolean;
  /** Whether generating is the next step: false without data, and once there is a list. */
  isPrimary: boolean;
};

const KINDS = [
  { value: 'sticky', label: t`Sticky` },
  { value: 'rotating', label: t`Rotating` },
] as const;

const LinesOf = HAS_OWNERS ? lazyPart(async () => (await import('./LinesOf.tsx')).LinesOf) : null;

/** The generator of both tiers: docs/product/dashboard.md#generator. */
export function GeneratorForm(props: GeneratorFormProps) {
  const { settings, config, places, onChange, onGenerate, isGenerating, isPrimary } = props;
  const { tier, life } = settings;
  const premium = PLANS.premium.shortName;
  const isSettling = Object.values(places).some(
    ({ kind, code }) => kind === 'loading' && code !== '',
  );
  const durations = DURATIONS[tier].map((minutes) => ({
    value: String(minutes),
    label: t`${minutes} min`,
  }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onGenerate();
  };
  return (
    <div className={stack[4]}>
      <PlaceField level="country" {...props} />
      {tier === 'premium' ? (
        <div className={css.fieldPair}>
          <PlaceField level="state" {...props} />
          <PlaceField level="city" {...props} />
        </div>
      ) : null}
      {tier === 'basic' && TIERS.includes('premium') ? (
        <p className={css.noMorePlaces}>
          {t`With ${premium} data you can also choose a state and a city.`}
        </p>
      ) : null}
      {shop.sellsRotating && shop.sellsSticky ? (
        <HighlightField segment="session">
          <RadioButtons
            label={t`Session type`}
            options={KINDS}
            value={life === null ? 'rotating' : 'sticky'}
            onChange={(kind) =>
              onChange({ life: kind === 'rotating' ? null : DEFAULT_DURATION[tier] })
            }
            layout="equal"
            hint={
              life === null
                ? t`Each connection gets a new address. The list has a line for each host and port.`
                : undefined
            }
          />
        </HighlightField>
      ) : null}
      {life === null ? null : (
        <HighlightField segment="life">
          <RadioButtons
            label={t`Session duration`}
            options={durations}
            value={String(life)}
            onChange={(minutes) => onChange({ life: Number(minutes) })}
            layout="equal"
            className={css.durations}
          />
        </HighlightField>
      )}
      {LinesOf === null ? null : (
        <HighlightField segment="user">
          <Optional fallback={<Skeleton shape="field" />}>
            <LinesOf tier={tier} />
          </Optional>
        </HighlightField>
      )}
      {/* A form around these two, so that Enter in Amount clicks the button. */}
      <form className={css.submit} onSubmit={submit}>
        <HighlightField segment="session">
          <AmountField
            value={settings.amount}
            hint={amountHint(life === null && config ? rotatingLimit(config) : null)}
            onChange={(amount) => onChange({ amount })}
          />
        </HighlightField>
        <div className={css.submitButton} data-commands="">
          <Button
            type="submit"
            full
            variant={isPrimary ? 'default' : 'outline'}
            pending={isGenerating}
            pendingLabel={t`Generating...`}
            disabledReason={
              isSettling ? t`The places are still loading.` : (props.soldOut ?? props.whyNot)
            }
            reason="hidden"
          >
            {t`Generate Proxies`}
          </Button>
        </div>
      </form>
    </div>
  );
}

type PlaceFieldProps = GeneratorFormProps & { level: 'country' | 'state' | 'city' };

function PlaceField({ level, places, onChange }: PlaceFieldProps) {
  return (
    <HighlightField segment={level}>
      <PlacePicker
        level={level}
        places={places[level]}
        onChange={(code) => onChange(placePatch(level, code))}
      />
    </HighlightField>
  );
}

/**
 * The field may contain more than a rotating list can have. That amount is restored when the customer chooses Sticky.
 */
function amountHint(rotatingLines: number | null): string {
  return rotatingLines === null
    ? t`${AMOUNT_RANGE.min} to ${figureText(AMOUNT_RANGE.max)}`
    : plural(rotatingLines, {
        one: 'At most # line: one for each host and port',
        other: 'At most # lines: one for each host and port',
      });
}

type AmountFieldProps = {
  value: number | null;
  hint: string;
  onChange: (amount: number | null) => void;
};

/** The number of lines, clamped to the allowed range while typing. May be empty until the field loses focus. */
function AmountField({ value, hint, onChange }: AmountFieldProps) {
  // Keeps the text while it represents the amount, because `2.5` without its point would become 25.
  const [draft, setDraft] = useState('');
  const { amount, shown } = typedAmount(draft);
  return (
    <NumberField
      label={inContext('number of lines')`Amount`}
      name="amount"
      hint={hint}
      value={amount === value ? shown : String(value ?? '')}
      onChange={(text) => {
        setDraft(text);
        onChange(typedAmount(text).amount);
      }}
      onBlur={() => {
        setDraft('');
        if (value === null) onChange(AMOUNT_RANGE.min);
      }}
      inputClassName={mono}
    />
  );
}

/** Warns when a lifetime, for example from a recipe, is not offered by the tier. */
export function LifeHint({ settings: { tier, life } }: { settings: GeneratorSettings }) {
  const hints = proxyHints({ entries: [], format: DEFAULT_FORMAT, tier, life });
  return hints.map(({ id, text }) => (
    <InlineMessage key={id} kind="warning">
      {text}
    </InlineMessage>
  ));
}

/** A control that sets a segment of every line. */
function HighlightField({ segment, children }: { segment: SegmentName; children: ReactNode }) {
  return (
    <div data-segment={segment} className={`${css.highlightField} ${css.tint[segment]}`}>
      {children}
    </div>
  );
}

/** The segment that the control at an event's target sets. */
export function segmentAt({ target }: { target: EventTarget }): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-segment]')?.dataset['segment']
    : undefined;
}
