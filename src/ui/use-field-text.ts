import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
} from 'react';
import { flushSync } from 'react-dom';
import { numberText } from '../domain/typed-text.ts';
import { useHydratedValue } from './use-hydrated-value.ts';

type FieldText = {
  value: string;
  onChange: (text: string) => void;
  /** Returns the part of a text that the field accepts. Not called before an input method's composition has ended. */
  clean?: ((text: string) => string) | undefined;
};

/**
 * Props for an input that shows `value` but is not controlled by React. A controlled input loses text that a password
 * manager sets without an event. This input reports such text before a click or submit is handled.
 */
export function useFieldText({ value, onChange, clean }: FieldText) {
  const input = useRef<HTMLInputElement>(null);
  const [defaultValue] = useState(value);
  // The text that was last reported or written. Any other text in the input has not been reported yet and must not be
  // overwritten.
  const known = useRef(value);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const report = (text: string) => {
    known.current = input.current?.value ?? text;
    onChange(clean === undefined ? text : clean(text));
    // Re-render even if the value is unchanged, because the input may show more than it accepts.
    renderAgain();
  };
  useHydratedValue(input, value, (element) => element.value, report);
  const adopt = useEffectEvent(() => {
    const shown = input.current?.value ?? value;
    if (shown !== value) flushSync(() => report(shown));
  });
  useEffect(() => {
    const onEvent = () => adopt();
    // Uses the capture phase, so that React's handlers of the same event already have the text.
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

/**
 * Props for every number field. `type="number"` would let the mouse wheel change it, and reject digits of other
 * scripts.
 */
export const NUMBER_FIELD = {
  clean: numberText,
  inputMode: 'numeric',
  maxLength: 100,
  autoComplete: 'off',
} as const;
