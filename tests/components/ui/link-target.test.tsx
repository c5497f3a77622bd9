import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useLinkTarget } from '../../../src/ui/use-link-target.ts';

function Section() {
  return <h2 ref={useLinkTarget('devices')}>Devices</h2>;
}

function open() {
  const resizes: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #resize: () => void;
      constructor(resize: () => void) {
        this.#resize = resize;
      }
      observe() {
        resizes.push(this.#resize);
      }
      disconnect() {
        resizes.length = 0;
      }
    },
  );
  history.replaceState(null, '', '/account#devices');
  render(<Section />);
  const scroll = vi.spyOn(screen.getByRole('heading'), 'scrollIntoView');
  const resize = () => act(() => resizes.forEach((one) => one()));
  return { scroll, resize };
}

test('a linked heading stays in place until the customer interacts', () => {
  const { scroll, resize } = open();
  resize();
  expect(scroll).toHaveBeenCalledOnce();
  fireEvent.wheel(document.body);
  resize();
  expect(scroll).toHaveBeenCalledOnce();
});

test('a heading that the URL no longer names does not scroll the page', () => {
  const { scroll, resize } = open();
  location.hash = '#alerts';
  resize();
  expect(scroll).not.toHaveBeenCalled();
});
