import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ExplainDialog } from '../../src/proxy-lists/ExplainDialog.tsx';

async function paste(text: string) {
  render(<ExplainDialog onClose={() => undefined} />);
  const field = await screen.findByLabelText('What your tool printed');
  fireEvent.change(field, { target: { value: text } });
}

test("a tool's output is explained with the next step and without a link", async () => {
  await paste('curl: (56) CONNECT tunnel failed, response 402');
  expect(screen.getByText('No data is left in this plan.')).toBeDefined();
  expect(screen.getByText(/^Buy more data\./)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('the end of a long log is used', async () => {
  await paste(`${'GET / 200\n'.repeat(5000)}curl: (56) CONNECT tunnel failed, response 407`);
  expect(screen.getByText(/does not accept the user name/)).toBeDefined();
});

test('a message without an explanation links to support, without its passwords', async () => {
  await paste('Mystery of http://bob:s3cret@gate.example:80\nNo 2: \uD800');
  expect(screen.getByText('This message has no explanation here.')).toBeDefined();
  const link = screen.getByRole('link', { name: 'Write to support' }).getAttribute('href');
  expect(link).toMatch(/^mailto:support@ambergate\.example\?/);
  const body = new URLSearchParams(link?.split('?')[1]).get('body');
  expect(body).toBe('Mystery of http://bob:***@gate.example:80\r\nNo 2: \uFFFD');
});

test('nothing is explained before something is pasted', async () => {
  await paste(' \n ');
  expect(screen.queryByText('This message has no explanation here.')).toBeNull();
});
