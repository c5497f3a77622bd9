import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CustomersOnly } from '../../../src/app/CustomersOnly.tsx';
import { beginSession, endSession } from '../../../src/session/session.ts';
import { Dialog } from '../../../src/ui/Dialog.tsx';
import { useRestoreFocus } from '../../../src/ui/RestoreFocus.tsx';
import { described } from '../../setup/described.ts';
import { until } from '../../setup/until.ts';

function show(content: React.ReactElement) {
  beginSession({ token: 'token', userInfo: { email: 'ada@example.com' } });
  render(
    <>
      <input aria-label="Elsewhere" />
      <main id="main">
        <CustomersOnly
          title="Account"
          prompt="Please log in."
          loading="Loading"
          headline=""
          heading=""
        >
          {content}
        </CustomersOnly>
      </main>
    </>,
  );
}

function Row() {
  const row = useRestoreFocus<HTMLDivElement>();
  return (
    <section>
      <div ref={row}>
        <input aria-label="Field" />
      </div>
    </section>
  );
}

const heading = () => screen.getByRole('heading', { name: 'Account' });

test.each([
  ['a field', <Row key="field" />],
  [
    'a dialog',
    <Dialog key="dialog" title="Edit" onClose={() => undefined}>
      <input aria-label="Field" />
    </Dialog>,
  ],
])(
  'when the session ends in %s, the heading is focused and described by the login prompt',
  async (_, content) => {
    show(content);
    act(() => screen.getByLabelText('Field').focus());
    act(() => endSession());
    await until(() => expect(document.activeElement).toBe(heading()));
    expect(described(heading())).toBe('Please log in.');
  },
);

test('when another customer signs in, the heading is focused', async () => {
  show(<Row />);
  act(() => screen.getByLabelText('Field').focus());
  act(() => beginSession({ token: 'other', userInfo: { email: 'bob@example.com' } }));
  await until(() => expect(document.activeElement).toBe(heading()));
});
