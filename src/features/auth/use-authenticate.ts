import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { closeLoginDialog } from '../../session/login-dialog.ts';
import { showToast } from '../../ui/toast.ts';
import { createAttempt } from './attempt.ts';
import type { Credentials } from './authenticate.ts';
import { authenticate } from './authenticate.ts';

const WELCOME = {
  'sign-in': 'Logged in successfully!',
  'sign-up': 'Account created successfully!',
};

/** The submit of the login dialog: one at a time, and none is left when the dialog goes (specification §4). */
export function useAuthenticate() {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [attempt] = useState(createAttempt);
  useEffect(() => () => attempt.cancel(), [attempt]);
  const { mutate, isPending } = useMutation({
    mutationFn: (request: { credentials: Credentials; signal: AbortSignal }) =>
      authenticate(request.credentials, { client, signal: request.signal }),
    onSuccess: (outcome, { credentials: { kind } }) => {
      if (outcome === 'signed-in') {
        showToast({ kind: 'success', title: 'Success', text: WELCOME[kind] });
      }
      if (outcome !== 'signed-in' && outcome !== 'unconfirmed') return;
      closeLoginDialog();
      navigate(paths.dashboard());
    },
    onSettled: (_outcome, _error, { signal }) => attempt.end(signal),
  });
  const submit = (credentials: Credentials) => {
    const signal = attempt.begin();
    if (signal !== null) mutate({ credentials, signal });
  };
  return { submit, isPending, cancel: () => attempt.cancel() };
}
