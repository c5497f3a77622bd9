import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from '../../../src/ui/Button.tsx';
import { Tabs } from '../../../src/ui/Tabs.tsx';
import { dismissToast } from '../../../src/ui/toast.ts';
import { described } from '../../setup/described.ts';
import { getToast } from '../../setup/toast.tsx';
import { click, user } from '../../setup/user.ts';

test('a disabled button gives the reason and can still be focused', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button disabledReason="The price is loading." onClick={onClick}>
      Buy now
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Buy now' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  expect(described(button)).toBe('The price is loading.');
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a click on a disabled button shows the reason if the page does not', async () => {
  const view = render(<Button disabledReason="The list is empty.">Copy</Button>);
  await click('Copy');
  expect(getToast()).toBeNull();
  view.rerender(
    <Button disabledReason="The list is empty." reason="hidden">
      Copy
    </Button>,
  );
  await click('Copy');
  expect(getToast()?.title).toBe('The list is empty.');
  dismissToast();
});

test('a double click calls the server once, even if the response arrives before the second click', async () => {
  const onClick = vi.fn<() => void>();
  const { rerender } = render(
    <Button pending={false} pendingLabel="Saving..." onClick={onClick}>
      Save
    </Button>,
  );
  await user.dblClick(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledOnce();
  rerender(<Button onClick={onClick}>Next</Button>);
  await user.dblClick(screen.getByRole('button'));
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('a pending button does not submit', async () => {
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" pending pendingLabel="Please wait...">
        Sign In
      </Button>
    </form>,
  );
  await click('Please wait...');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('arrow keys move through tabs and wrap around', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const items = [
    { value: 'residential', label: 'Residential' },
    { value: 'isp', label: 'ISP' },
  ];
  render(
    <Tabs label="Product" items={items} value="isp" onChange={onChange}>
      Panel
    </Tabs>,
  );
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('residential');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Residential' }));
  expect(screen.getByRole('tabpanel', { name: 'ISP' })).toBeDefined();
});

test('arrow keys follow the reading direction', async () => {
  document.dir = 'rtl';
  const onChange = vi.fn<(value: string) => void>();
  const items = ['one', 'two', 'three'].map((value) => ({ value, label: value }));
  render(
    <Tabs label="Product" items={items} value="one" onChange={onChange}>
      Panel
    </Tabs>,
  );
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('two');
  document.dir = 'ltr';
});
