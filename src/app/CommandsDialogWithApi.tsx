import type { ComponentProps } from 'react';
import { CommandsDialog } from '../features/commands/CommandsDialog.tsx';
import { ApiProvider } from './ApiProvider.tsx';

/** The palette reads what the page has loaded. */
export const CommandsDialogWithApi = (props: ComponentProps<typeof CommandsDialog>) => (
  <ApiProvider>
    <CommandsDialog {...props} />
  </ApiProvider>
);
