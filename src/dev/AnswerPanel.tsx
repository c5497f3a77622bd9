import { useId } from 'react';
import { useAtomValue } from '../platform/store.ts';
import { Button } from '../ui/Button.tsx';
import { heading, label, tiny } from '../ui/text.css.ts';
import { choicesAtom, lastAnswerAtom, nameOf, reset } from './choices.ts';
import type { Choice } from './choices.ts';
import { ChooseAnswer } from './ChooseAnswer.tsx';
import type { DevLoop, Loop } from './dev-loop.ts';
import * as css from './dev.css.ts';

const LOOPS: Record<Loop, string> = {
  mock: 'Mock: Prism answers with examples of the contract and keeps nothing.',
  sandbox: 'Sandbox: it answers, and Prism checks every call.',
};

/** Chooses what the server answers, in a corner of the page. */
export function AnswerPanel({ loop }: { loop: DevLoop }) {
  const id = useId();
  const choices = useAtomValue(choicesAtom);
  return (
    <>
      <button
        type="button"
        className={css.opener}
        data-chosen={choices.length > 0 || undefined}
        popoverTarget={id}
      >
        Answers{choices.length > 0 ? `: ${choices.length} chosen` : ''}
      </button>
      <section id={id} popover="auto" aria-labelledby={`${id}-h`} className={css.panel}>
        <h2 id={`${id}-h`} className={heading}>
          Answers of the server
        </h2>
        <p className={css.quiet}>{LOOPS[loop.loop]}</p>
        <ChooseAnswer loop={loop} />
        <Chosen choices={choices} />
      </section>
    </>
  );
}

function Chosen({ choices }: { choices: readonly Choice[] }) {
  const last = useAtomValue(lastAnswerAtom);
  return (
    <>
      {choices.length > 0 ? (
        <ul aria-label="Chosen answers" className={css.chosen}>
          {choices.map(({ operationId, answer, lasts }) => (
            <li key={operationId} className={css.choice}>
              <span className={css.chosenText}>
                <strong>{operationId}</strong>: {nameOf(answer)}
                <span className={css.lasts}>
                  {lasts === 'once' ? 'for the next call' : 'until reset'}
                </span>
              </span>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Reset ${operationId}`}
                onClick={() => reset(operationId)}
              >
                Reset
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={label}>Nothing is chosen.</p>
      )}
      {choices.length > 1 ? (
        <Button variant="outline" size="sm" onClick={() => reset()}>
          Reset all
        </Button>
      ) : null}
      <p role="status" className={tiny}>
        {last}
      </p>
    </>
  );
}
