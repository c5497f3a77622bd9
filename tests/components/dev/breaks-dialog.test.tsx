import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as models from '../../../generated/model/index.ts';
import { ApiError } from '../../../src/api/errors.ts';
import { http, type HttpOptions } from '../../../src/api/http.ts';
import { reportContractBreak } from '../../../src/app/failure.ts';
import { BreaksDialog } from '../../../tools/dev/page/BreaksDialog.tsx';
import { breaksOfError, dismissBreaks, showBreaks } from '../../../tools/dev/page/shown-breaks.ts';
import { answerCalls, success } from '../../setup/network.ts';
import { click } from '../../setup/user.ts';

afterEach(() => {
  dismissBreaks();
});

async function failureOf(operationId: string, schema: HttpOptions['schema'], body: unknown) {
  answerCalls(() => success(body));
  const options = { operationId, ...(schema ? { schema } : {}) };
  const error: unknown = await http('/api/any', options).catch((cause: unknown) => cause);
  if (!(error instanceof ApiError)) throw new Error('The answer keeps the contract.');
  return error;
}

const usage = (change: object) => ({
  basicUsedBandwidth: 1,
  basicTotalBandWidth: 2,
  premiumUsedBandwidth: 1,
  premiumTotalBandWidth: 2,
  ...change,
});

test.each([
  ['of another type', usage({ basicUsedBandwidth: 'much' }), 'number', '"much"'],
  ['that is missing', usage({ basicUsedBandwidth: undefined }), 'number', 'nothing'],
  ['below its bound', usage({ basicUsedBandwidth: -1 }), 'at least 0', '-1'],
])('a field %s is reported with what the schema expects', async (_case, body, expected, found) => {
  const error = await failureOf('getBandwidth', models.GetBandwidthResponse, body);
  expect(breaksOfError(error)).toEqual([
    {
      operationId: 'getBandwidth',
      direction: 'answer',
      path: '$.body.basicUsedBandwidth',
      expected,
      found,
    },
  ]);
});

test('a contract error opens the dialog with the operation, direction, path, expected and actual value', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<BreaksDialog />);
  expect(screen.queryByRole('dialog')).toBeNull();
  const body = usage({ basicUsedBandwidth: 'much' });
  reportContractBreak(await failureOf('getBandwidth', models.GetBandwidthResponse, body));
  const dialog = await screen.findByRole('dialog', { name: 'The contract is broken' });
  const text = within(dialog).getByRole('listitem').textContent;
  expect(text).toBe('getBandwidthanswerPath$.body.basicUsedBandwidthExpectednumberFound"much"');
  await click('Close', dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a violation that both Prism and the shop find is shown once', async () => {
  render(<BreaksDialog />);
  const place = { operationId: 'login', direction: 'answer', path: '$.body.token' } as const;
  showBreaks([{ ...place, expected: 'a value', found: 'nothing' }]);
  showBreaks([{ ...place, expected: 'string', found: 'nothing' }]);
  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['loginanswerPath$.body.tokenExpectedstringFoundnothing']);
});
