import { useId, useState } from 'react';
import { useAtomValue } from '../platform/store.ts';
import { Button } from '../ui/Button.tsx';
import { RadioButtons } from '../ui/RadioButtons.tsx';
import { Select } from '../ui/Select.tsx';
import { heading, label, tiny } from '../ui/text.css.ts';
import {
  choicesAtom,
  lastAnswerAtom,
  nameOf,
  reset,
  DIALECTS,
  FAULTS,
  choose,
} from './chosen-fetch.ts';
import type { Choice, ChosenAnswer } from './chosen-fetch.ts';
import type { DevLoop, Loop, DevOperation } from './dev-loop.ts';
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
        {`Answers${choices.length > 0 ? `: ${choices.length} chosen` : ''}`}
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
                <strong>{operationId}</strong>: <span>{nameOf(answer)}</span>
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

const LASTS = [
  { value: 'once', label: 'Next call' },
  { value: 'always', label: 'Until reset' },
] as const;

/** Operation, example or fault, and for how long. */
export function ChooseAnswer({ loop }: { loop: DevLoop }) {
  const { operations } = loop;
  const [id, setId] = useState(operations[0]?.id ?? '');
  const [name, setName] = useState('');
  const [lasts, setLasts] = useState<Choice['lasts']>('once');
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) return null;
  const answers = answersOf(operation);
  const picked = answers.find(({ value }) => value === name) ?? answers[0];
  return (
    <>
      <Select
        label="Operation"
        items={operations.map((one) => ({ value: one.id, label: one.id }))}
        value={id}
        onChange={setId}
        hint={`${operation.method} ${operation.path}`}
      />
      <Select
        label="Answer"
        items={answers}
        value={picked?.value ?? ''}
        onChange={setName}
        hint={loop.loop === 'mock' && picked?.answer.kind !== 'example' ? FROM_SANDBOX : undefined}
      />
      <RadioButtons
        label="Lasts"
        layout="joined"
        options={LASTS}
        value={lasts}
        onChange={setLasts}
      />
      <Button
        full
        disabledReason={operation.receiver === 'window' ? IN_A_WINDOW : null}
        onClick={() => {
          if (picked !== undefined) choose({ operationId: id, answer: picked.answer, lasts });
        }}
      >
        Use this answer
      </Button>
    </>
  );
}

const FROM_SANDBOX = 'Prism has examples only: the sandbox answers, with its demo customer.';
const IN_A_WINDOW = 'The browser opens this in a window of its own, where no answer can be chosen.';

type Item = { value: string; label: string; answer: ChosenAnswer };

const answersOf = ({ examples }: DevOperation): Item[] => [
  ...examples.map(({ name, status, summary }) => ({
    value: `example ${name}`,
    label: `${status} ${name}: ${summary}`,
    answer: { kind: 'example', name, status } as const,
  })),
  ...FAULTS.map(({ words, label }) => ({
    value: `fault ${words}`,
    label: `Fault: ${label}`,
    answer: { kind: 'fault', words } as const,
  })),
  ...DIALECTS.map(({ words, label }) => ({
    value: `dialect ${words}`,
    label: `Dialect: ${label}`,
    answer: { kind: 'dialect', words } as const,
  })),
];
