import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { spread, stack } from '../ui/layout.css.ts';
import { RadioButtons } from '../ui/RadioButtons.tsx';
import { Select } from '../ui/Select.tsx';
import { label, muted, small, tiny } from '../ui/text.css.ts';
import { choicesAtom, choose, FAULTS, lastAnswerAtom, reset } from './chosen-fetch.ts';
import type { Choice } from './chosen-fetch.ts';
import type { DevLoop } from './dev-loop.ts';
import * as css from './dev.css.ts';

const LOOPS: Record<DevLoop['loop'], string> = {
  mock: 'Mock: Prism answers with examples of the contract and keeps nothing.',
  sandbox: 'Sandbox: it answers, and Prism checks every call.',
};
const LASTS = [
  { value: 'once', label: 'Next call' },
  { value: 'always', label: 'Until reset' },
] as const;
const FROM_SANDBOX = 'Prism has examples only: the sandbox answers, with its demo customer.';
const IN_A_WINDOW = 'The browser opens this in a window of its own, where no answer can be chosen.';

/** Chooses what the server answers, by a button in a corner of the page. */
export function AnswerPanel({ loop }: { loop: DevLoop }) {
  const [isOpen, setIsOpen] = useState(false);
  const { length } = useAtomValue(choicesAtom);
  return (
    <>
      <Button
        variant={length > 0 ? 'default' : 'secondary'}
        className={css.opener}
        onClick={() => setIsOpen(true)}
      >
        {length > 0 ? `Answers: ${length} chosen` : 'Answers'}
      </Button>
      {isOpen ? (
        <Dialog title="Answers of the server" onClose={() => setIsOpen(false)}>
          <div className={stack[4]}>
            <p className={muted}>{LOOPS[loop.loop]}</p>
            <ChooseAnswer loop={loop} />
            <Chosen />
          </div>
        </Dialog>
      ) : null}
    </>
  );
}

function Chosen() {
  const choices = useAtomValue(choicesAtom);
  const last = useAtomValue(lastAnswerAtom);
  return (
    <>
      {choices.length === 0 ? (
        <p className={label}>Nothing is chosen.</p>
      ) : (
        <ul aria-label="Chosen answers" className={stack[2]}>
          {choices.map(({ operationId, answer, lasts }) => (
            <Card as="li" key={operationId} padding="compact" className={spread}>
              <span className={small}>
                <strong>{operationId}</strong>
                <span>{`: ${answer.label}, ${lasts === 'once' ? 'for the next call' : 'until reset'}`}</span>
              </span>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Reset ${operationId}`}
                onClick={() => reset(operationId)}
              >
                Reset
              </Button>
            </Card>
          ))}
        </ul>
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

/** Operation, example or fault, and for how long. */
function ChooseAnswer({ loop: { loop, operations } }: { loop: DevLoop }) {
  const [operationId, setOperation] = useState(operations[0]?.id ?? '');
  const [words, setWords] = useState('');
  const [lasts, setLasts] = useState<Choice['lasts']>('once');
  const operation = operations.find(({ id }) => id === operationId);
  if (operation === undefined) return null;
  const examples = operation.examples.map(({ name, status, summary }) => ({
    words: `example=${name}`,
    label: `${status} ${name}: ${summary}`,
    status,
  }));
  const answers = [...examples, ...FAULTS];
  const answer = answers.find((one) => one.words === words) ?? answers[0];
  return (
    <>
      <Select
        label="Operation"
        items={operations.map(({ id }) => ({ value: id, label: id }))}
        value={operationId}
        onChange={setOperation}
        hint={`${operation.method} ${operation.path}`}
      />
      <Select
        label="Answer"
        items={answers.map((one) => ({ value: one.words, label: one.label }))}
        value={answer?.words ?? ''}
        onChange={setWords}
        hint={loop === 'mock' && answer?.status === undefined ? FROM_SANDBOX : undefined}
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
        onClick={() => answer && choose({ operationId, answer, lasts })}
      >
        Use this answer
      </Button>
    </>
  );
}
