import type { MouseEvent } from 'react';
import * as css from './auth.css.ts';

interface ModeLinkProps {
  question: string;
  label: string;
  onPress: () => void;
}

/** Toggles the dialog between Sign In and Create Account. */
export function ModeLink({ question, label, onPress }: ModeLinkProps) {
  const press = (event: MouseEvent) => {
    event.preventDefault();
    onPress();
  };
  return (
    <p className={css.mode}>
      {question}{' '}
      <a className={css.link} href="#login" onClick={press}>
        {label}
      </a>
    </p>
  );
}
