import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SnippetsDialog } from '../../src/proxies/SnippetsDialog.tsx';

afterEach(cleanup);

const entries = ['a.example', 'b.example', 'c.example'].map((host) => ({
  host,
  port: 8000,
  user: 'user',
  password: 'p@ss',
}));

test('code is for the first line, and for all of them where the whole list is chosen', async () => {
  render(<SnippetsDialog list={{ entries }} onClose={() => undefined} />);
  const tool = await screen.findByRole('combobox', { name: 'Tool' });
  const label = 'Python (requests)';
  fireEvent.change(tool, {
    target: { value: screen.getByRole<HTMLOptionElement>('option', { name: label }).value },
  });
  const hosts = () =>
    screen.getByRole('region', { name: `${label} code` }).textContent.match(/[abc]\.example/g);
  expect(hosts()).toEqual(['a.example']);
  fireEvent.click(screen.getByRole('radio', { name: 'Whole list' }));
  expect(hosts()).toEqual(['a.example', 'b.example', 'c.example']);
});
