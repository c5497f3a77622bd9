import { atom } from 'jotai/vanilla';
import { useEffect } from 'react';
import { config } from '../config.ts';
import { lazyModule } from '../platform/lazy/lazy-module.ts';
import { store, useAtomValue } from '../platform/store.ts';

const linkedEmail = atom<string | undefined>(undefined);
const authService = lazyModule(async () => (await import('./follow-auth.ts')).followAuth);
let isFollowing = false;

/**
 * The e-mail of the third-party auth service's session; undefined without one, and when the service is not
 * configured. Display only: it never grants access.
 */
export function useLinkedIdentity(): string | undefined {
  useEffect(() => void followLinkedIdentity(), []);
  return useAtomValue(linkedEmail);
}

/** Starts once per page. The service's client is downloaded only when it is configured. */
async function followLinkedIdentity(): Promise<void> {
  if (isFollowing || config.authUrl === '') return;
  isFollowing = true;
  try {
    const followAuth = await authService.load();
    const { authUrl: url, authAnonKey: anonKey } = config;
    followAuth({ url, anonKey, onEmail: (email) => store.set(linkedEmail, email) });
  } catch (error) {
    // Its code failed to load: the shop works without it, and the next use tries again.
    isFollowing = false;
    console.error(error);
  }
}
