import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type ComponentPropsWithoutRef,
  type Ref,
  type ReactElement,
} from 'react';
import { MAX_SEARCH_LENGTH, MAX_TYPED_LENGTH } from '../domain/typed-text.ts';
import { t } from '../i18n/text.ts';
import { cx } from './cx.ts';
import * as css from './field.css.ts';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';
import { visuallyHidden } from './text.css.ts';
import { toolIcons } from './tool-icons.ts';
import { NUMBER_FIELD, useFieldText } from './use-field-text.ts';

/** The error of one field. The live region exists before the text, so that the text is announced. */
function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} aria-live="polite" className={css.errorSlot}>
      {children ? (
        <span className={css.error}>
          <Icon path={icons.alert} className={css.errorIcon} />
          <span>{children}</span>
        </span>
      ) : null}
    </div>
  );
}

type Native = Omit<
  ComponentPropsWithoutRef<'input'>,
  'onChange' | 'value' | 'defaultValue' | 'style' | 'size' | 'type'
>;

export type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'password' | 'search';
  clean?: ((text: string) => string) | undefined;
  error?: ReactNode;
  hint?: ReactNode;
  /** Hides the label visually. The placeholder replaces it. */
  isLabelHidden?: boolean | undefined;
  /** Inside the field, at its end. */
  trailing?: ReactElement | null;
  /** Next to the field. */
  beside?: ReactElement | null;
  inputClassName?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
} & Native;

export function TextField(props: TextFieldProps) {
  const { label, value, onChange, clean, error, hint, isLabelHidden, trailing, beside, ...rest } =
    props;
  const { className, inputClassName, ref, ...own } = rest;
  const auto = useId();
  const id = own.id ?? auto;
  const text = useFieldText({ value, onChange, clean });
  useImperativeHandle(ref, () => text.ref.current as HTMLInputElement);
  return (
    <div className={cx(css.field, className)}>
      <label htmlFor={id} className={cx(isLabelHidden ? visuallyHidden : css.label)}>
        {label}
      </label>
      <div
        className={cx(css.frame, beside && css.withButton)}
        // The text must not run below what is at its end.
        dir={trailing ? own.dir : undefined}
      >
        <input
          type="text"
          maxLength={MAX_TYPED_LENGTH}
          dir={own.type === 'email' ? 'ltr' : undefined}
          {...own}
          id={id}
          {...text}
          className={cx(css.control, Boolean(trailing) && css.withTrailing, inputClassName)}
          aria-invalid={error ? true : undefined}
          aria-describedby={cx(own['aria-describedby'], hint ? `${id}-h` : '', `${id}-e`)}
        />
        {trailing}
        {beside}
      </div>
      {hint ? (
        <div id={`${id}-h`} className={css.hint}>
          {hint}
        </div>
      ) : null}
      <FieldError id={`${id}-e`}>{error}</FieldError>
    </div>
  );
}

type NumberFieldProps = Omit<TextFieldProps, 'type' | 'clean' | 'inputMode' | 'autoComplete'>;

/** A field for a number. Its `value` is the text as typed, which `typedNumber` parses. */
export function NumberField(props: NumberFieldProps) {
  return <TextField {...props} {...NUMBER_FIELD} />;
}

type SearchFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'ref'>;

/** A search field with a clear button in every browser. */
export function SearchField(props: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    props.onChange('');
    input.current?.focus();
  };
  const button = (
    <button type="button" className={css.trailing} aria-label={t`Clear search`} onClick={clear}>
      <Icon path={icons.close} />
    </button>
  );
  return (
    <TextField
      autoComplete="off"
      maxLength={MAX_SEARCH_LENGTH}
      {...props}
      ref={input}
      type="search"
      inputClassName={css.searchInput}
      trailing={props.value === '' ? null : button}
    />
  );
}

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'> & {
  autoComplete: 'current-password' | 'new-password' | 'off';
};

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className={css.trailing}
      data-replay=""
      aria-label={t`Show characters`}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    >
      <Icon path={shown ? toolIcons.eyeOff : toolIcons.eye} />
    </button>
  );
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      dir="ltr"
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={toggle}
    />
  );
}
