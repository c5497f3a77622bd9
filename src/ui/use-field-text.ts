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
 * Props of an input that shows `value` without being controlled by React: a controlled input loses a text that a password
 * manager sets without an event. Such a text is reported before a click or submit is handled.
 */
export function useFieldText({ value, onChange, clean }: FieldText) {
  const input = useRef<HTMLInputElement>(null);
  const [defaultValue] = useState(value);
  // The text that was last reported or written. Any other text in the input is still to be reported, and never overwritten.
  const known = useRef(value);
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const report = (text: string) => {
    known.current = input.current?.value ?? text;
    onChange(clean === undefined ? text : clean(text));
    // Even if the value is unchanged: the input may show more than it accepts.
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

/**
 * Props of every field for a number. `type="number"` would let the mouse wheel change it, and reject digits of other
 * scripts.
 */
export const NUMBER_FIELD = {
  clean: numberText,
  inputMode: 'numeric',
  maxLength: 100,
  autoComplete: 'off',
} as const;
