import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { config } from '../../config.ts';
import { downloadName } from '../../domain/text.ts';
import type { Owner } from '../../platform/persisted.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { PasswordField } from '../../ui/TextField.tsx';
import { TickBox } from '../../ui/TickBox.tsx';
import { sayUnexpected } from '../../ui/toast.ts';
import { useSingleFlight } from '../../ui/use-single-flight.ts';
import * as css from './account.css.ts';
import {
  settingsOf,
  hasCrypto,
  openText,
  sealedText,
  SHORTEST_PASS_PHRASE,
} from './settings-file.ts';

type ExportSettingsProps = { owner: Owner & { email: string } };

/** Saves the settings file: encrypted, or by choice open where the browser offers no encryption. */
export function ExportSettings({ owner }: ExportSettingsProps) {
  const [isSaved, setSaved] = useState(false);
  const save = (text: string) => {
    const name = downloadName(`${config.productName}_settings`, new Date(), 'json');
    saveFile({ name, text, mime: 'application/json' });
    setSaved(true);
  };
  return (
    <div className={css.file}>
      <h4 className={css.subtitle}>Export</h4>
      {hasCrypto() ? (
        <SealedForm
          seal={(passPhrase) => sealedText(settingsOf(owner), passPhrase)}
          onSealed={save}
        />
      ) : (
        <OpenForm onSave={() => save(openText(settingsOf(owner)))} />
      )}
      {isSaved ? <InlineMessage kind="success">The file is saved.</InlineMessage> : null}
    </div>
  );
}

type SealedFormProps = {
  seal: (passPhrase: string) => Promise<string>;
  onSealed: (text: string) => void;
};

function SealedForm({ seal, onSealed }: SealedFormProps) {
  const [passPhrase, setPassPhrase] = useState('');
  const [repeated, setRepeated] = useState('');
  const [problem, setProblem] = useState<{ of: 'first' | 'second'; text: string } | null>(null);
  const [isPending, setPending] = useState(false);
  const flight = useSingleFlight();
  const run = async (signal: AbortSignal) => {
    setPending(true);
    try {
      const text = await seal(passPhrase);
      // The dialog was closed or the session has ended meanwhile.
      if (signal.aborted) return;
      onSealed(text);
      setPassPhrase('');
      setRepeated('');
    } catch (error) {
      if (!signal.aborted) sayUnexpected(error);
    } finally {
      flight.end(signal);
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = problemOf(passPhrase, repeated);
    setProblem(found);
    if (found !== null) {
      const field = event.currentTarget.elements.namedItem(found.of);
      if (field instanceof HTMLInputElement) field.focus();
      return;
    }
    const signal = flight.begin();
    if (signal !== null) void run(signal);
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <PasswordField
        name="first"
        label="Pass phrase"
        autoComplete="off"
        value={passPhrase}
        onChange={setPassPhrase}
        hint={`At least ${SHORTEST_PASS_PHRASE} characters. It opens the file, and nobody can recover it.`}
        error={problem?.of === 'first' ? problem.text : undefined}
      />
      <PasswordField
        name="second"
        label="Repeat the pass phrase"
        autoComplete="off"
        value={repeated}
        onChange={setRepeated}
        error={problem?.of === 'second' ? problem.text : undefined}
      />
      <Button
        type="submit"
        variant="outline"
        className={css.button}
        pending={isPending}
        pendingLabel="Encrypting..."
      >
        Save encrypted file
      </Button>
    </form>
  );
}

function problemOf(passPhrase: string, repeated: string) {
  if (passPhrase.length < SHORTEST_PASS_PHRASE) {
    const text = `The pass phrase must be at least ${SHORTEST_PASS_PHRASE} characters`;
    return { of: 'first', text } as const;
  }
  if (passPhrase !== repeated)
    return { of: 'second', text: 'The pass phrases do not match' } as const;
  return null;
}

function OpenForm({ onSave }: { onSave: () => void }) {
  const [isChosen, setChosen] = useState(false);
  return (
    <>
      <InlineMessage kind="warning" isLive={false}>
        Your browser encrypts only on pages that are loaded over https, which this one is not.
      </InlineMessage>
      <TickBox
        label="Save it without encryption. Whoever has the file can read it."
        isTicked={isChosen}
        onChange={setChosen}
      />
      <Button
        variant="outline"
        className={css.button}
        disabledReason={isChosen ? null : 'Choose above to save it without encryption.'}
        reason="hidden"
        onClick={onSave}
      >
        Save file
      </Button>
    </>
  );
}
