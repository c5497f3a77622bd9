import type { SaveAlertsRequest } from '../../../generated/model/saveAlertsRequest.zod.ts';
import type { Database } from './database.ts';

/** The settings of a customer who has saved none. */
const DEFAULT: SaveAlertsRequest = {
  email: true,
  dataLeftPercent: [10],
  daysBefore: [3],
  hoursBeforeCharge: 24,
};

export function alertSettings(db: Database) {
  return {
    of(customerId: number): SaveAlertsRequest {
      const row = db.one<{ settings: string }>(
        'SELECT settings FROM alerts WHERE customerId = ?',
        customerId,
      );
      return row === undefined ? DEFAULT : (JSON.parse(row.settings) as SaveAlertsRequest);
    },

    save(customerId: number, settings: SaveAlertsRequest) {
      db.run('INSERT OR REPLACE INTO alerts VALUES (?, ?)', customerId, JSON.stringify(settings));
    },
  };
}
