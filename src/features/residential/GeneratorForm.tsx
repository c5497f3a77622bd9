import type { SubmitEvent } from 'react';
import { DURATIONS } from '../../domain/generator.ts';
import type { Segment } from '../../proxies/SegmentedLine.css.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioButtons } from '../../ui/RadioButtons.tsx';
import { AmountField } from './AmountField.tsx';
import * as css from './GeneratorForm.css.ts';
import type { Settings } from './generator-state.ts';
import { LitField } from './LitField.tsx';
import { PlacePicker } from './PlacePicker.tsx';
import { placePatch } from './settings-rules.ts';
import type { usePlaces } from './use-places.ts';

interface GeneratorFormProps {
  settings: Settings;
  places: ReturnType<typeof usePlaces>;
  onChange: (patch: Partial<Settings>) => void;
  onLight: (segment: Segment | null) => void;
  onGenerate: () => void;
  isGenerating: boolean;
}

/** The generator of both tiers: docs/product.md#generator. */
export function GeneratorForm(props: GeneratorFormProps) {
  const { settings, places, onChange, onLight, onGenerate, isGenerating } = props;
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
      <LitField segment="country" onLight={onLight}>
        <PlacePicker
          label="Country"
          places={countries}
          anyLabel="Global"
          idleReason=""
          onChange={(code) => onChange(placePatch('country', code))}
        />
      </LitField>
      {settings.tier === 'premium' ? (
        <div className={css.pair}>
          <LitField segment="state" onLight={onLight}>
            <PlacePicker
              label="State"
              places={states}
              anyLabel="Any state"
              idleReason="Pick a country first."
              onChange={(code) => onChange(placePatch('state', code))}
            />
          </LitField>
          <LitField segment="city" onLight={onLight}>
            <PlacePicker
              label="City"
              places={cities}
              anyLabel="Any city"
              idleReason="Pick a state first."
              onChange={(code) => onChange(placePatch('city', code))}
            />
          </LitField>
        </div>
      ) : null}
      <LitField segment="life" onLight={onLight}>
        <RadioButtons
          label="Session duration"
          options={durations}
          value={String(settings.life)}
          onChange={(minutes) => onChange({ life: Number(minutes) })}
          layout="equal"
          className={css.durations}
        />
      </LitField>
      {/* A form around these two, so that Enter in Amount presses the button. */}
      <form className={css.submit} onSubmit={submit}>
        <LitField segment="session" onLight={onLight}>
          <AmountField value={settings.amount} onChange={(amount) => onChange({ amount })} />
        </LitField>
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
