import type { RefObject } from 'react';
import { useId, useRef, useState } from 'react';
import { countText } from '../../domain/text.ts';
import type { Owner } from '../../platform/persisted.ts';
import { useJob } from '../../session/job.ts';
import { Button } from '../../ui/Button.tsx';
import * as field from '../../ui/field.css.ts';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { useRestoreFocus } from '../../ui/RestoreFocus.tsx';
import * as css from './account.css.ts';
import type { Settings, FileProblem } from './settings-file.ts';
import { addSettings, parseContent, FileError, readFile } from './settings-file.ts';

const PROBLEMS: Record<FileProblem, string> = {
  'too-large': 'This file is too large to be a settings file.',
  foreign: 'This is not a settings file of this shop.',
  newer: 'A newer version of the shop made this file. Reload the page and try again.',
  damaged: 'This file is damaged.',
  'other-customer': 'Another customer made this file. Sign in as that customer to import it.',
};

type Step =
  | { kind: 'empty' }
  | { kind: 'read'; settings: Settings }
  | { kind: 'done'; isStored: boolean };

type ImportSettingsProps = { owner: Owner & { email: string } };

/** Reads a settings file and, after a look at what is in it, adds it to what this browser has. */
export function ImportSettings({ owner }: ImportSettingsProps) {
  const id = useId();
  const [step, setStep] = useState<Step>({ kind: 'empty' });
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const { start, cancel } = useJob();
  const chooser = useRef<HTMLInputElement>(null);
  const choose = (file: File) => {
    // The last chosen file counts.
    cancel();
    setProblem(null);
    setStep({ kind: 'empty' });
    start(async (signal) => {
      try {
        const settings = parseContent(await readFile(file), owner.email);
        if (!signal.aborted) setStep({ kind: 'read', settings });
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof FileError) setProblem(error.problem);
        // The file was moved or changed since it was chosen.
        else if (error instanceof DOMException) setProblem('damaged');
        else throw error;
      }
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
      {step.kind === 'read' ? (
        <Confirm
          settings={step.settings}
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
      {problem === null ? null : (
        <InlineMessage kind="error">{`${PROBLEMS[problem]} Nothing was imported.`}</InlineMessage>
      )}
    </div>
  );
}

type ConfirmProps = {
  settings: Settings;
  /** Gets the focus after the import. */
  successor: RefObject<HTMLElement | null>;
  onImport: () => void;
};

function Confirm({ settings, successor, onImport }: ConfirmProps) {
  const part = useRestoreFocus<HTMLDivElement>(successor);
  return (
    <div ref={part} className={css.form}>
      <p>
        In the file: <span>{inWords(settings)}</span>. They are added to yours. If two have the same
        name, the file’s replaces yours.
      </p>
      <Button variant="outline" className={css.button} onClick={onImport}>
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
