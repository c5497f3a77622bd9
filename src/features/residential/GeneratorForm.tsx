import type { ReactNode, SubmitEvent } from 'react';
import { useState } from 'react';
import { config as shop } from '../../config.ts';
import type { ProxyConfigFields } from '../../domain/proxies/build.ts';
import { rotatingLimit } from '../../domain/proxies/build.ts';
import type { SegmentName } from '../../domain/proxies/entry.ts';
import type { GeneratorChoice } from '../../domain/proxies/generator.ts';
import { AMOUNT_RANGE, DEFAULT_DURATION, DURATIONS } from '../../domain/proxies/generator.ts';
import { proxyHints } from '../../domain/proxies/hints.ts';
import { DEFAULT_FORMAT } from '../../domain/proxies/line-formats.ts';
import { countText } from '../../domain/text.ts';
import { Button } from '../../ui/Button.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import { mono } from '../../ui/text.css.ts';
import { TextField } from '../../ui/TextField.tsx';
import { placePatch, typedAmount } from './generator-state.ts';
import { PlacePicker } from './PlacePicker.tsx';
import type { usePlaces } from './PlacePicker.tsx';
import * as css from './residential.css.ts';

type GeneratorFormProps = {
  settings: GeneratorChoice;
  /** The last configuration of this tier, which limits rotating lists. */
  config: ProxyConfigFields | undefined;
  places: ReturnType<typeof usePlaces>;
  onChange: (patch: Partial<GeneratorChoice>) => void;
  onHighlight: (segment: SegmentName | null) => void;
  onGenerate: () => void;
  isGenerating: boolean;
};

const KINDS = [
  { value: 'sticky', label: 'Sticky' },
  { value: 'rotating', label: 'Rotating' },
] as const;

const ROTATING_HINT =
  'Each connection gets a new address. The list has a line for each host and port.';

/** The generator of both tiers: docs/product.md#generator. */
export function GeneratorForm(props: GeneratorFormProps) {
  const { settings, config, places, onChange, onHighlight, onGenerate, isGenerating } = props;
  const { tier, life } = settings;
  const { countries, states, cities } = places;
  const isSettling = [countries, states, cities].some(
    ({ kind, code }) => kind === 'loading' && code !== '',
  );
  const durations = DURATIONS[tier].map((minutes) => ({
    value: String(minutes),
    label: `${minutes} min`,
  }));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onGenerate();
  };
  return (
    <div className={css.form}>
      <HighlightField segment="country" onHighlight={onHighlight}>
        <PlacePicker
          label="Country"
          places={countries}
          anyLabel="Global"
          idleReason=""
          onChange={(code) => onChange(placePatch('country', code))}
        />
      </HighlightField>
      {tier === 'premium' ? (
        <div className={css.fieldPair}>
          <HighlightField segment="state" onHighlight={onHighlight}>
            <PlacePicker
              label="State"
              places={states}
              anyLabel="Any state"
              idleReason="Pick a country first."
              onChange={(code) => onChange(placePatch('state', code))}
            />
          </HighlightField>
          <HighlightField segment="city" onHighlight={onHighlight}>
            <PlacePicker
              label="City"
              places={cities}
              anyLabel="Any city"
              idleReason="Pick a state first."
              onChange={(code) => onChange(placePatch('city', code))}
            />
          </HighlightField>
        </div>
      ) : null}
      {shop.sellsRotating && shop.sellsSticky ? (
        <HighlightField segment="session" onHighlight={onHighlight}>
          <RadioButtons
            label="Session type"
            options={KINDS}
            value={life === null ? 'rotating' : 'sticky'}
            onChange={(kind) =>
              onChange({ life: kind === 'rotating' ? null : DEFAULT_DURATION[tier] })
            }
            layout="equal"
            hint={life === null ? ROTATING_HINT : undefined}
          />
        </HighlightField>
      ) : null}
      {life === null ? null : (
        <HighlightField segment="life" onHighlight={onHighlight}>
          <RadioButtons
            label="Session duration"
            options={durations}
            value={String(life)}
            onChange={(minutes) => onChange({ life: Number(minutes) })}
            layout="equal"
            className={css.durations}
          />
        </HighlightField>
      )}
      {/* A form around these two, so that Enter in Amount presses the button. */}
      <form className={css.submit} onSubmit={submit}>
        <HighlightField segment="session" onHighlight={onHighlight}>
          <AmountField
            value={settings.amount}
            hint={amountHint(life === null ? config : undefined)}
            onChange={(amount) => onChange({ amount })}
          />
        </HighlightField>
        <div className={css.submitButton} data-commands="">
          <Button
            type="submit"
            full
            pending={isGenerating}
            pendingLabel="Generating..."
            disabledReason={isSettling ? 'The places are still loading.' : null}
            reason="hidden"
          >
            Generate Proxies
          </Button>
        </div>
      </form>
    </div>
  );
}

type AmountFieldProps = {
  value: number | null;
  hint: string;
  onChange: (amount: number | null) => void;
};

/** @param rotating the configuration that limits a rotating list */
function amountHint(rotating: ProxyConfigFields | undefined): string {
  const max = rotating === undefined ? AMOUNT_RANGE.max : rotatingLimit(rotating);
  return max === 1 ? '1 line' : `${AMOUNT_RANGE.min} to ${countText(max, 'line')}`;
}

/** The number of lines, clamped to what is sold while typing. May be empty until it is left. */
function AmountField({ value, hint, onChange }: AmountFieldProps) {
  // Keeps the text while it means the amount: `2.5` without its point would become 25.
  const [draft, setDraft] = useState('');
  const { amount, shown } = typedAmount(draft);
  return (
    <TextField
      label="Amount"
      inputMode="numeric"
      autoComplete="off"
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
export function LifeHint({ settings: { tier, life } }: { settings: GeneratorChoice }) {
  const hints = proxyHints({ entry: null, format: DEFAULT_FORMAT, tier, life });
  return hints.map(({ id, text }) => (
    <InlineMessage key={id} kind="warning">
      {text}
    </InlineMessage>
  ));
}

type HighlightFieldProps = {
  segment: SegmentName;
  onHighlight: (segment: SegmentName | null) => void;
  children: ReactNode;
  className?: string | undefined;
};

/** Highlights the segment that a control sets in every line, while it is hovered or focused. */
function HighlightField({ segment, onHighlight, children, className }: HighlightFieldProps) {
  return (
    <div
      className={`${css.highlightField} ${css.tint[segment]} ${className ?? ''}`}
      onPointerEnter={() => onHighlight(segment)}
      onPointerLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(segment)}
      onBlur={() => onHighlight(null)}
    >
      {children}
    </div>
  );
}
