import type { SubmitEvent } from 'react';
import { DURATIONS } from '../../domain/generator.ts';
import type { Segment } from '../../proxies/SegmentedLine.css.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import { AmountField } from './AmountField.tsx';
import * as css from './GeneratorForm.css.ts';
import type { Settings } from './generator-state.ts';
import { HighlightField } from './HighlightField.tsx';
import { PlacePicker } from './PlacePicker.tsx';
import { placePatch } from './settings-rules.ts';
import type { usePlaces } from './use-places.ts';

interface GeneratorFormProps {
  settings: Settings;
  places: ReturnType<typeof usePlaces>;
  onChange: (patch: Partial<Settings>) => void;
  onHighlight: (segment: Segment | null) => void;
  onGenerate: () => void;
  isGenerating: boolean;
}

/** The generator of both tiers: docs/product.md#generator. */
export function GeneratorForm(props: GeneratorFormProps) {
  const { settings, places, onChange, onHighlight, onGenerate, isGenerating } = props;
  const { countries, states, cities } = places;
  const isSettling = [countries, states, cities].some(
    ({ kind, code }) => kind === 'loading' && code !== '',
  );
  const durations = DURATIONS[settings.tier].map((minutes) => ({
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
      {settings.tier === 'premium' ? (
        <div className={css.pair}>
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
      <HighlightField segment="life" onHighlight={onHighlight}>
        <RadioButtons
          label="Session duration"
          options={durations}
          value={String(settings.life)}
          onChange={(minutes) => onChange({ life: Number(minutes) })}
          layout="equal"
          className={css.durations}
        />
      </HighlightField>
      {/* A form around these two, so that Enter in Amount presses the button. */}
      <form className={css.submit} onSubmit={submit}>
        <HighlightField segment="session" onHighlight={onHighlight}>
          <AmountField value={settings.amount} onChange={(amount) => onChange({ amount })} />
        </HighlightField>
        <div className={css.button}>
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
