import { useState } from 'react';
import { config } from '../../config.ts';
import { downloadName } from '../../domain/text.ts';
import type { Owner } from '../../platform/persisted.ts';
import { saveFile } from '../../platform/save-file.ts';
import { Button } from '../../ui/Button.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import * as css from './account.css.ts';
import { fileText, settingsOf } from './settings-file.ts';

export function ExportSettings({ owner }: { owner: Owner & { email: string } }) {
  const [isSaved, setSaved] = useState(false);
  const save = () => {
    const name = downloadName(`${config.productName}_settings`, new Date(), 'json');
    saveFile({ name, text: fileText(settingsOf(owner)), mime: 'application/json' });
    setSaved(true);
  };
  return (
    <div className={css.file}>
      <h4 className={css.subtitle}>Export</h4>
      <Button variant="outline" className={css.button} onClick={save}>
        Save file
      </Button>
      {isSaved ? <InlineMessage kind="success">The file is saved.</InlineMessage> : null}
    </div>
  );
}
