import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { RadioButtons } from '../ui/RadioButtons.tsx';
import { Select } from '../ui/Select.tsx';
import { FAULTS, choose } from './choices.ts';
import type { Choice, ChosenAnswer } from './choices.ts';
import type { DevLoop, DevOperation } from './dev-loop.ts';

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
        hint={loop.loop === 'mock' && picked?.answer.kind === 'fault' ? FROM_SANDBOX : undefined}
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

const FROM_SANDBOX = 'Prism makes no faults: the sandbox answers, with its demo customer.';
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
];
