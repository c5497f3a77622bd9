import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Meter } from '../../../src/ui/Meter.tsx';
import { RadioButtons } from '../../../src/ui/RadioButtons.tsx';
import { Slider } from '../../../src/ui/Slider.tsx';
import { NumberField, PasswordField, SearchField, TextField } from '../../../src/ui/TextField.tsx';
import { click, user } from '../../setup/user.ts';

const plans = [
  { value: 'basic', label: 'Basic' },
  { value: 'premium', label: 'Premium' },
  { value: 'none', label: 'None', disabled: true },
];

function Plans() {
  const [plan, setPlan] = useState('basic');
  return (
    <RadioButtons label="Plan" layout="joined" options={plans} value={plan} onChange={setPlan} />
  );
}

function Amount() {
  const [amount, setAmount] = useState(5);
  return (
    <Slider
      label="Amount in GB"
      min={5}
      max={100}
      value={amount}
      onChange={setAmount}
      valueText={(value) => `${value} GB`}
      figure={<output>{amount}</output>}
    />
  );
}

test('a shown password is left-to-right on every page, so that its punctuation stays in place', () => {
  render(<PasswordField label="Password" value="abc1!" onChange={() => {}} autoComplete="off" />);
  expect(screen.getByLabelText<HTMLInputElement>('Password').dir).toBe('ltr');
});

test.each([
  ['text', 1000, <TextField key="1" label="Field" value="" onChange={() => undefined} />],
  [
    'password',
    1000,
    <PasswordField key="2" label="Field" value="" onChange={() => undefined} autoComplete="off" />,
  ],
  ['search', 300, <SearchField key="3" label="Field" value="" onChange={() => undefined} />],
  ['number', 100, <NumberField key="4" label="Field" value="" onChange={() => undefined} />],
])(
  'a field for a %s accepts at most %i characters, because a longer text can freeze the page',
  (_, most, field) => {
    render(field);
    expect(screen.getByLabelText<HTMLInputElement>('Field').maxLength).toBe(most);
  },
);

test('"Show characters" shows and hides the password', async () => {
  render(
    <PasswordField
      label="Password"
      autoComplete="current-password"
      value="secret"
      onChange={() => undefined}
    />,
  );
  const toggle = screen.getByRole('button', { name: 'Show characters' });
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
  await user.click(toggle);
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('text');
  expect(toggle.getAttribute('aria-pressed')).toBe('true');
  await user.click(toggle);
  expect(screen.getByLabelText('Password').getAttribute('type')).toBe('password');
});

test('a slider announces its value in words', () => {
  render(<Amount />);
  const slider = screen.getByRole('slider', { name: 'Amount in GB' });
  fireEvent.change(slider, { target: { value: '20' } });
  expect(slider.getAttribute('aria-valuetext')).toBe('20 GB');
});

test('a swipe over a slider scrolls the page and does not change the value', () => {
  render(<Amount />);
  const slider = screen.getByRole('slider', { name: 'Amount in GB' });
  fireEvent.pointerDown(slider);
  fireEvent.change(slider, { target: { value: '20' } });
  fireEvent.pointerCancel(slider);
  expect(slider.getAttribute('aria-valuetext')).toBe('5 GB');
});

test('a radio button selected before hydration stays selected', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Plans />);
  const premium = container.querySelector<HTMLInputElement>('input[value="premium"]');
  if (premium) premium.checked = true;
  render(<Plans />, { container, hydrate: true });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Premium' }).checked).toBe(true);
  container.remove();
});

function Search() {
  const [search, setSearch] = useState('');
  return <SearchField label="Search" value={search} onChange={setSearch} />;
}

test('the clear button empties a search and returns the focus to the field', async () => {
  render(<Search />);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
  await user.type(field, '0028');
  await click('Clear search');
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
});

test('a meter never announces more than its maximum', () => {
  render(<Meter label="Data usage" value={30} max={20} valueText="30 GB / 20 GB" />);
  expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('20');
});
