import { useId, useRef, useState, type RefObject } from 'react';
import { useJob } from '../../api/job.ts';
import { config } from '../../config.ts';
import { downloadName } from '../../domain/text.ts';
import { listText } from '../../i18n/lists.ts';
import { T, inContext, plural, t } from '../../i18n/text.ts';
import type { Owner } from '../../platform/persisted.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import * as field from '../../ui/field.css.ts';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { stack } from '../../ui/layout.css.ts';
import { useRestoreFocus } from '../../ui/RestoreFocus.tsx';
import * as css from './account.css.ts';
import {
  addSettings,
  fileText,
  readSettings,
  settingsOf,
  type Settings,
  type FileProblem,
} from './settings-file.ts';

const PROBLEMS: Record<FileProblem, string> = {
  'too-large': t`This file is too large to be a settings file. Nothing was imported.`,
  foreign: t`This is not a settings file from this shop. Nothing was imported.`,
  newer: t`This file is from a newer version of the shop. Reload the page and try again. Nothing was imported.`,
  damaged: t`This file is damaged. Nothing was imported.`,
  'other-customer': t`This file belongs to another customer. Sign in as that customer to import it. Nothing was imported.`,
};

type Step =
  | { kind: 'refused'; problem: FileProblem }
  | { kind: 'read'; settings: Settings }
  | { kind: 'done'; isStored: boolean };

type FileProps = { owner: Owner & { email: string } };

export function SettingsFiles({ owner }: FileProps) {
  return (
    <div className={css.files}>
      <ExportSettings owner={owner} />
      <ImportSettings owner={owner} />
    </div>
  );
}

function ExportSettings({ owner }: FileProps) {
  const [isSaved, setSaved] = useState(false);
  const save = () => {
    const name = downloadName(`${config.productName}_settings`, new Date(), 'json');
    saveFile({ name, text: fileText(settingsOf(owner)), mime: 'application/json' });
    setSaved(true);
  };
  return (
    <div className={stack[3]}>
      <h3 className={css.subtitle}>{t`Export`}</h3>
      <Button variant="outline" className={css.button} onClick={save}>
        {t`Save file`}
      </Button>
      {isSaved ? <InlineMessage kind="success">{t`File saved.`}</InlineMessage> : null}
    </div>
  );
}

/** Reads a settings file, shows what it contains, and then adds it to the settings in this browser. */
function ImportSettings({ owner }: FileProps) {
  const id = useId();
  const [step, setStep] = useState<Step | null>(null);
  const { start, cancel } = useJob();
  const chooser = useRef<HTMLInputElement>(null);
  const choose = (file: File) => {
    // Only the last chosen file is read.
    cancel();
    setStep(null);
    start(async (signal) => {
      const read = await readSettings(file, owner.email);
      if (signal.aborted) return;
      setStep(
        typeof read === 'string'
          ? { kind: 'refused', problem: read }
          : { kind: 'read', settings: read },
      );
    });
  };
  return (
    <div className={stack[3]}>
      <h3 className={css.subtitle}>{t`Import`}</h3>
      <div className={field.field}>
        <label htmlFor={id} className={field.label}>
          {t`File`}
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
      {step?.kind === 'read' ? (
        <Confirm
          settings={step.settings}
          successor={chooser}
          onImport={() => setStep({ kind: 'done', isStored: addSettings(owner, step.settings) })}
        />
      ) : null}
      {step?.kind === 'done' && step.isStored ? (
        <InlineMessage kind="success">{t`Imported.`}</InlineMessage>
      ) : null}
      {step?.kind === 'done' && !step.isStored ? (
        <InlineMessage kind="warning">
          {t`Imported for this visit. Your browser does not save data for this site, so it will be lost when you leave.`}
        </InlineMessage>
      ) : null}
      {step?.kind === 'refused' ? (
        <InlineMessage kind="error">{PROBLEMS[step.problem]}</InlineMessage>
      ) : null}
    </div>
  );
}

type ConfirmProps = {
  settings: Settings;
  successor: RefObject<HTMLElement | null>;
  onImport: () => void;
};

function Confirm({ settings, successor, onImport }: ConfirmProps) {
  const part = useRestoreFocus<HTMLDivElement>(successor);
  const contents = contentsOf(settings);
  return (
    <div ref={part} className={stack[3]}>
      <p>
        <T>
          This file contains <span>{contents}</span>. Importing adds them to yours and replaces
          items with the same name.
        </T>
      </p>
      <Button variant="outline" className={css.button} onClick={onImport}>
        {inContext('verb')`Import`}
      </Button>
    </div>
  );
}

function contentsOf({ recipes, labels, lineFormat, theme }: Settings): string {
  const planLabels = Object.keys(labels);
  return listText([
    plural(recipes.length, { one: '# recipe', other: '# recipes' }),
    plural(planLabels.length, { one: '# plan label', other: '# plan labels' }),
    ...(lineFormat === undefined ? [] : [inContext('This file contains …')`the line format`]),
    ...(theme === undefined ? [] : [inContext('This file contains …')`the theme`]),
  ]);
}
