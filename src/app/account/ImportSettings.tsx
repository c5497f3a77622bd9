import type { RefObject, SubmitEvent } from 'react';
import { useId, useRef, useState } from 'react';
import { countText } from '../../domain/text.ts';
import { reportCaught } from '../../platform/error-reports/tell-operator.ts';
import type { Owner } from '../../platform/persisted.ts';
import { Button } from '../../ui/Button.tsx';
import * as field from '../../ui/field.css.ts';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { useRestoreFocus } from '../../ui/RestoreFocus.tsx';
import { PasswordField } from '../../ui/TextField.tsx';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import * as css from './account.css.ts';
import type { Settings, FileProblem, ReadFile } from './settings-file.ts';
import {
  addSettings,
  parseContent,
  FileError,
  hasCrypto,
  readFile,
  unseal,
} from './settings-file.ts';

const PROBLEMS: Record<FileProblem, string> = {
  'too-large': 'This file is too large to be a settings file.',
  foreign: 'This is not a settings file of this shop.',
  newer: 'A newer version of the shop made this file. Reload the page and try again.',
  damaged: 'This file is damaged.',
  'wrong-pass-phrase': 'The pass phrase is wrong, or the file was changed.',
  'no-crypto':
    'This file is encrypted, and your browser opens it only on a page that is loaded over https.',
  'other-customer': 'Another customer made this file. Sign in as that customer to import it.',
};

type Step =
  | { kind: 'empty' }
  | { kind: 'sealed'; sealed: NonNullable<ReadFile['sealed']> }
  | { kind: 'read'; settings: Settings }
  | { kind: 'done'; isStored: boolean };

type ImportSettingsProps = { owner: Owner & { email: string } };

/** Reads a settings file and, after a look at what is in it, adds it to what this browser has. */
export function ImportSettings({ owner }: ImportSettingsProps) {
  const id = useId();
  const [step, setStep] = useState<Step>({ kind: 'empty' });
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [isPending, setPending] = useState(false);
  const flight = useSingleFlight();
  const chooser = useRef<HTMLInputElement>(null);
  const importButton = useRef<HTMLButtonElement>(null);
  const text = problem === null ? undefined : `${PROBLEMS[problem]} Nothing was imported.`;
  const isOfField = step.kind === 'sealed' && problem === 'wrong-pass-phrase';
  /** One job at a time, of which the last one counts. */
  const run = async (job: () => Promise<Step>) => {
    flight.cancel();
    const signal = flight.begin();
    setProblem(null);
    setPending(true);
    let next: Step | FileError;
    try {
      next = await job();
    } catch (error) {
      // A file that the browser cannot read, because it was moved or changed since it was chosen.
      const isOfFile = error instanceof FileError || error instanceof DOMException;
      if (!isOfFile) reportCaught(error);
      next = error instanceof FileError ? error : new FileError('damaged');
    }
    if (signal === null || signal.aborted) return;
    flight.end(signal);
    setPending(false);
    if (next instanceof FileError) setProblem(next.problem);
    else setStep(next);
  };
  const check = (content: unknown): Step => ({
    kind: 'read',
    settings: parseContent(content, owner.email),
  });
  const choose = (file: File) => {
    setStep({ kind: 'empty' });
    void run(async () => {
      const { sealed, content } = await readFile(file);
      if (sealed === undefined) return check(content);
      if (!hasCrypto()) throw new FileError('no-crypto');
      return { kind: 'sealed', sealed };
    });
  };
  return (
    <div className={css.file}>
      <h4 className={css.subtitle}>Import</h4>
      <div className={field.field}>
        <label htmlFor={id} className={field.label}>
          File
        </label>
        <input
          ref={chooser}
          id={id}
          type="file"
          accept=".json,application/json"
          className={css.chooser}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) choose(file);
          }}
        />
      </div>
      {step.kind === 'sealed' ? (
        <Unlock
          isPending={isPending}
          error={isOfField ? text : undefined}
          successor={importButton}
          onOpen={(passPhrase) =>
            void run(async () => check(await unseal(step.sealed, passPhrase)))
          }
        />
      ) : null}
      {step.kind === 'read' ? (
        <Confirm
          settings={step.settings}
          button={importButton}
          successor={chooser}
          onImport={() => setStep({ kind: 'done', isStored: addSettings(owner, step.settings) })}
        />
      ) : null}
      {step.kind === 'done' && step.isStored ? (
        <InlineMessage kind="success">Imported.</InlineMessage>
      ) : null}
      {step.kind === 'done' && !step.isStored ? (
        <InlineMessage kind="warning">
          Imported for this visit. Your browser does not save data for this site, so it will be lost
          when you leave.
        </InlineMessage>
      ) : null}
      {text === undefined || isOfField ? null : <InlineMessage kind="error">{text}</InlineMessage>}
    </div>
  );
}

type UnlockProps = {
  isPending: boolean;
  error: string | undefined;
  /** Gets the focus when the file is open. */
  successor: RefObject<HTMLElement | null>;
  onOpen: (passPhrase: string) => void;
};

function Unlock({ isPending, error, successor, onOpen }: UnlockProps) {
  const [passPhrase, setPassPhrase] = useState('');
  const form = useRestoreFocus<HTMLFormElement>(successor);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isPending) onOpen(passPhrase);
  };
  return (
    <form ref={form} className={css.form} noValidate onSubmit={submit}>
      <PasswordField
        label="Pass phrase of the file"
        autoComplete="off"
        autoFocus
        value={passPhrase}
        error={error}
        onChange={setPassPhrase}
      />
      <Button
        type="submit"
        variant="outline"
        className={css.button}
        pending={isPending}
        pendingLabel="Opening..."
      >
        Open file
      </Button>
    </form>
  );
}

type ConfirmProps = {
  settings: Settings;
  button: RefObject<HTMLButtonElement | null>;
  /** Gets the focus after the import. */
  successor: RefObject<HTMLElement | null>;
  onImport: () => void;
};

function Confirm({ settings, button, successor, onImport }: ConfirmProps) {
  const part = useRestoreFocus<HTMLDivElement>(successor);
  return (
    <div ref={part} className={css.form}>
      <p>
        In the file: <span>{inWords(settings)}</span>. They are added to yours. If two have the same
        name, the file’s replaces yours.
      </p>
      <Button ref={button} variant="outline" className={css.button} onClick={onImport}>
        Import
      </Button>
    </div>
  );
}

function inWords({ recipes, labels, lineFormat, theme }: Settings): string {
  return [
    countText(recipes.length, 'recipe'),
    countText(Object.keys(labels).length, 'plan label'),
    ...(lineFormat === undefined ? [] : ['the line format']),
    ...(theme === undefined ? [] : ['the theme']),
  ].join(', ');
}
