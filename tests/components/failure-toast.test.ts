import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/errors.ts';
import { showFailure } from '../../src/app/failure.ts';
import { getToast, toastTime } from '../setup/toast.tsx';

beforeEach(() => vi.useFakeTimers());

test.each([
  ['req-1', 'Reset Error (500)\nRequest ID: req-1', 6000],
  [undefined, 'Reset Error (500)', 2000],
])('a failed request with the id %s shows %j for %i ms', async (requestId, text, time) => {
  const failed = { kind: 'http', status: 500, code: null, message: '' } as const;
  act(() => showFailure(new ApiError({ ...failed, operationId: 'recoverPassword', requestId })));
  expect(getToast()).toMatchObject({ kind: 'error', title: 'Error', text });
  expect(await toastTime()).toBe(time);
});
