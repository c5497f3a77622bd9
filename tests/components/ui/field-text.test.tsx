import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { NumberField, TextField } from '../../../src/ui/TextField.tsx';
import { click } from '../../setup/user.ts';

const sent = vi.fn<(code: string) => void>();

function Form() {
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(code);
      }}
    >
      <TextField label="Code" value={code} onChange={setCode} />
      <TextField label="Name" value={name} onChange={setName} />
      <button type="button" onClick={() => sent(`clicked ${code}`)}>
        Check
      </button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const typeIn = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

test('a form submits and keeps what a field shows, however it got there', async () => {
  render(<Form />);
  field('Code').value = 'AMBER15';
  // Another field re-renders the form.
  typeIn('Name', 'Ada');
  expect(field('Code').value).toBe('AMBER15');
  fireEvent.submit(field('Code'));
  expect(sent).toHaveBeenLastCalledWith('AMBER15');
  field('Code').value = 'AMBER20';
  await click('Check');
  expect(sent).toHaveBeenLastCalledWith('clicked AMBER20');
  expect(field('Code').value).toBe('AMBER20');
});

function Amount() {
  const [text, setText] = useState('5');
  return <NumberField label="Amount" value={text} onChange={setText} />;
}

test('a number field accepts only digits, in any script', () => {
  render(<Amount />);
  typeIn('Amount', '２５');
  expect(field('Amount').value).toBe('25');
  typeIn('Amount', '25x');
  expect(field('Amount').value).toBe('25');
  expect(field('Amount').type).toBe('text');
});

test('a number typed with an input method editor is accepted when the composition ends', () => {
  render(<Amount />);
  const compose = (value: string) => {
    field('Amount').value = value;
    act(() => {
      const event = new InputEvent('input', { bubbles: true });
      Object.defineProperty(event, 'isComposing', { value: true });
      field('Amount').dispatchEvent(event);
    });
  };
  compose('er');
  compose('erwu２');
  expect(field('Amount').value).toBe('erwu２');
  fireEvent.compositionEnd(field('Amount'));
  expect(field('Amount').value).toBe('2');
});
