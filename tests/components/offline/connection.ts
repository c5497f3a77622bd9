import { act } from '@testing-library/react';

/** The browser's news that the connection is gone, or back. */
export const goOffline = () => act(() => window.dispatchEvent(new Event('offline')));
export const goOnline = () => act(() => window.dispatchEvent(new Event('online')));
