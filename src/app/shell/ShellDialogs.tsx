import { useAtomValue } from 'jotai';
import type { ComponentProps } from 'react';
import { opensPalette } from '../../features/commands/shortcut-keys.ts';
import { onKey } from '../../platform/keys.ts';
import { useVisit } from '../../session/session.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { linkedPages } from '../pages.ts';
import { closeShellDialog, openedShellDialog, openShellDialog } from './shell-dialog.ts';

const CommandsDialog = lazyDialog(async () => {
  const [{ CommandsDialog: Dialog }, pages] = await Promise.all([
    import('../../features/commands/CommandsDialog.tsx'),
    linkedPages(),
  ]);
  return (props: Omit<ComponentProps<typeof Dialog>, 'pages'>) => (
    <Dialog {...props} pages={pages} />
  );
});

const LanguageDialog = lazyDialog(
  async () => (await import('./LanguageDialog.tsx')).LanguageDialog,
);

export function ShellDialogs() {
  const current = useAtomValue(openedShellDialog);
  const visit = useVisit();
  if (current === null) return null;
  const { dialog, visit: opener } = current;
  if (opener.isSignedIn && opener !== visit) return null;
  const props = { onClose: closeShellDialog, onOpen: openShellDialog };
  return dialog === 'language' ? <LanguageDialog {...props} /> : <CommandsDialog {...props} />;
}

if (typeof document !== 'undefined') {
  const open = onKey((event: KeyboardEvent) => {
    if (!opensPalette(event)) return;
    event.preventDefault();
    openShellDialog('commands');
  });
  // Listens in the capture phase, because React stops events on elements that it has not hydrated.
  document.addEventListener('keydown', open, true);
}
