import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepGeneratorWhileShown } from '../../../src/features/residential/generator-state.ts';
import { hasUnsavedWork } from '../../../src/platform/lazy/unsaved-work.ts';
import {
  endSession,
  beginSession,
  keepUserInfo,
  currentVisit,
} from '../../../src/session/session.ts';
import { openPanel, openPanelBackend, openReadyPanel } from './residential-fixture.tsx';
import { generate, lines, pickPlace, picker, ready } from './steps.ts';

describe('another customer', () => {
  it('sees nothing of the previous customer', async () => {
    await openReadyPanel();
    await pickPlace('Country', 'germany');
    await generate();
    act(() => beginSession({ token: 'other', userInfo: { email: 'two@example.com' } }));
    expect(lines()).toEqual([]);
    await ready();
    expect(document.body.textContent).not.toContain('amber');
  });

  it('is not mistaken for the previous one if neither has an email', async () => {
    await openPanelBackend();
    openPanel();
    act(() => beginSession({ token: 'one', userInfo: { email: '' } }));
    await ready();
    await generate();
    act(() => beginSession({ token: 'two', userInfo: { email: '' } }));
    expect(lines()).toEqual([]);
  });

  it('does not get the list of a customer whose session the server ended and who returns', async () => {
    const release = keepGeneratorWhileShown();
    await openReadyPanel();
    await generate();
    const before = lines();
    act(() => endSession());
    expect(lines()).toEqual([]);
    act(() => beginSession({ token: 'new', userInfo: { email: 'one@example.com' } }));
    expect(lines()).toEqual(before);
    act(() => endSession());
    expect(hasUnsavedWork()).toBe(true);
    release();
    expect(hasUnsavedWork(), 'who leaves the page leaves the list').toBe(false);
  });
});

describe('the same customer', () => {
  it('keeps the list and the inputs if the email is known late', async () => {
    await openPanelBackend();
    openPanel();
    act(() => beginSession({ token: 'late', userInfo: {} }));
    await ready();
    await pickPlace('Country', 'germany');
    await generate();
    const before = lines();
    act(() => keepUserInfo(currentVisit().token, { email: 'late@example.com' }));
    expect(lines()).toEqual(before);
    expect(picker('Country').value).toBe('Germany');
  });

  it('sees nothing of a session that ended on another page', async () => {
    await openReadyPanel();
    await generate();
    act(() => endSession());
    act(() => beginSession({ token: 'new', userInfo: { email: 'one@example.com' } }));
    expect(lines()).toEqual([]);
  });
});
