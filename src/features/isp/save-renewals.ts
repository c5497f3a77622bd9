import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { config } from '../../config.ts';
import { downloadName } from '../../domain/text.ts';
import { renewCalendar } from '../../domain/renew-calendar.ts';
import { saveFile } from '../../platform/save-file.ts';
import { showToast } from '../../ui/toast.ts';

/** Saves the expiry of every active plan as a calendar file. */
export function saveRenewals(plans: readonly IspPlan[]): void {
  const now = new Date();
  saveFile({
    name: downloadName(`${config.productName}_renewals`, now, 'ics'),
    text: renewCalendar(plans, config.productName, now),
    mime: 'text/calendar;charset=utf-8',
  });
  showToast({ kind: 'success', title: 'Downloaded!' });
}
