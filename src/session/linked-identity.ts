import { atom } from 'jotai/vanilla';
import { useEffect } from 'react';
import { config } from '../config.ts';
import { code } from '../platform/load.ts';
import { store, useAtomValue } from '../platform/store.ts';

const linkedEmail = atom<string | undefined>(undefined);
const authService = code(async () => (await import('./follow-auth.ts')).followAuth);
let isFollowing = false;

/**
 * The e-mail of the third-party auth service's session, followed from the first use on; undefined without one, and
 * where the service is not configured. It shows who is linked and never grants access (decisions §3.18).
 */
export function useLinkedIdentity(): string | undefined {
  useEffect(() => void followLinkedIdentity(), []);
  return useAtomValue(linkedEmail);
}

/** Once for the page; the service's client is downloaded only where it is configured. */
async function followLinkedIdentity(): Promise<void> {
  if (isFollowing || config.authUrl === '') return;
  isFollowing = true;
  try {
    const followAuth = await authService.load();
    const { authUrl: url, authAnonKey: anonKey } = config;
    followAuth({ url, anonKey, onEmail: (email) => store.set(linkedEmail, email) });
  } catch (error) {
    // Its code could not be loaded: the shop works without it, the next use tries again.
    isFollowing = false;
    console.error(error);
  }
}
