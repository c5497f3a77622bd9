import { act } from '@testing-library/react';

/** Dispatches the browser's offline and online events. */
export const goOffline = () => act(() => window.dispatchEvent(new Event('offline')));
export const goOnline = () => act(() => window.dispatchEvent(new Event('online')));
