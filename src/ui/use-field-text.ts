import type { ChangeEvent, CompositionEvent } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { numberText } from '../domain/typed-text.ts';
import { useHydratedValue } from './use-hydrated-value.ts';

type FieldText = {
  value: string;
  onChange: (text: string) => void;
  /** What of a text the field takes. Waits for the end of an input method's composition. */
  clean?: ((text: string) => string) | undefined;
};

/**
 * Props of an input that shows `value`, but that React does not control: a controlled input loses what a password
 * manager sets without an event. Such a text is reported before any click or submit is answered.
 */
export function useFieldText({ value, onChange, clean }: FieldText) {
  const input = useRef<HTMLInputElement>(null);
  const [defaultValue] = useState(value);
  // Reported or written here last. Another text in the input has not been reported yet, and is never overwritten.
  const known = useRef(value);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const report = (text: string) => {
    known.current = input.current?.value ?? text;
    onChange(clean === undefined ? text : clean(text));
    // Also when the value stays: the input may show more than it takes.
    renderAgain();
  };
  useHydratedValue(input, value, (element) => element.value, report);
  const adopt = useEffectEvent(() => {
    const shown = input.current?.value ?? value;
    if (shown !== value) flushSync(() => report(shown));
  });
  useEffect(() => {
    const onEvent = () => adopt();
    // Captured, so that React's handlers of the same event already have the text.
    document.addEventListener('click', onEvent, true);
    document.addEventListener('submit', onEvent, true);
    return () => {
      document.removeEventListener('click', onEvent, true);
      document.removeEventListener('submit', onEvent, true);
    };
  }, []);
  useLayoutEffect(() => {
    const { current } = input;
    if (current === null || current.value !== known.current || current.value === value) return;
    current.value = value;
    known.current = value;
  });
  return {
    ref: input,
    defaultValue,
    onChange: ({ nativeEvent, target }: ChangeEvent<HTMLInputElement>) => {
      const isComposed = nativeEvent instanceof InputEvent && nativeEvent.isComposing;
      if (clean === undefined || !isComposed) report(target.value);
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      if (clean !== undefined) report(currentTarget.value);
    },
  };
}

/** Of every field for a number. With `type="number"` the wheel would change it, and digits of other scripts are refused. */
export const NUMBER_FIELD = {
  clean: numberText,
  inputMode: 'numeric',
  autoComplete: 'off',
} as const;
