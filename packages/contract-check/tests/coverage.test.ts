import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { usedByApp } from '../coverage/used-by-app.ts';
import { loadContract } from '../engine/load.ts';
import { temporaryFolder } from './temporary-folder.ts';

const contract = loadContract();

describe('the operations that the app uses', () => {
  test('are those that it imports from the generated client, without types, keys and invalidation', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'features'));
    writeFileSync(
      join(folder, 'features/Panel.tsx'),
      `import {
  getListOrdersQueryKey,
  invalidateListIspPlans,
  useGetBandwidth as useData,
} from '../generated/orders/orders.ts';
import { sendCode, type login } from '../generated/account/account.ts';
const path = '/api/SysLogin/GetDiscordLogin';
const hub = '/hubs/payment';
connection.on('PublicPaymentStatus');`,
    );
    expect([...usedByApp(contract, [folder])].toSorted()).toEqual([
      'PublicPaymentStatus',
      'getBandwidth',
      'negotiatePaymentHub',
      'sendCode',
      'startDiscordLogin',
    ]);
  });
});
