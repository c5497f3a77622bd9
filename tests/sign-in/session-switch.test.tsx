import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { endSession, beginSession } from '../../src/session/session.ts';
import { SessionSwitch } from '../../src/sign-in/SessionSwitch.tsx';

const account = (
  <SessionSwitch anonymous={<button>LOGIN</button>} signedIn={<button>LOG OUT</button>} />
);

test('the focus stays when the session is restored and when it ends', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(account);
  expect(container.textContent).toBe('LOGINLOG OUT');
  const button = container.querySelectorAll('button')[1];
  button?.focus();
  render(account, { container, hydrate: true });
  act(() => beginSession({ token: 't1', userInfo: {} }));
  expect(container.textContent).toBe('LOG OUT');
  expect(document.activeElement).toBe(button);
  act(endSession);
  expect(container.textContent).toBe('LOGIN');
  expect(document.activeElement).toBe(button);
});
