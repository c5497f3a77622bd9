import type { Handlers, RequestContext } from '../operations.ts';
import { Refusal } from '../Refusal.ts';
import { expectWebhook, sendTo } from '../rules/alerting.ts';
import { signedIn } from './signed-in.ts';

const TELEGRAM_BOT = 'ambergate_sandbox_bot';

export const alerts = {
  getAlerts: (context) => settingsOf(context),

  saveAlerts(context, settings) {
    if (settings.webhook !== undefined) expectWebhook(settings.webhook);
    context.backend.store.alertSettings.save(signedIn(context).id, settings);
    return settingsOf(context);
  },

  testAlerts(context, { channel }) {
    const customer = signedIn(context);
    if (!sendTo(context.backend, customer, channel, { kind: 'test' })) {
      throw new Refusal(400, 'Save the channel before you test it', 'invalid_request');
    }
    context.backend.announceNotice(customer.id, { kind: 'test' });
    return null;
  },
} satisfies Partial<Handlers>;

const settingsOf = (context: RequestContext) => ({
  ...context.backend.store.alertSettings.of(signedIn(context).id),
  telegramBot: TELEGRAM_BOT,
});
