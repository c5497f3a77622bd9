import {
  HttpTransportType,
  HubConnectionBuilder,
  LogLevel,
  type HubConnection,
} from '@microsoft/signalr';
import { afterEach } from 'vitest';

const connections: HubConnection[] = [];
afterEach(async () => {
  await Promise.all(connections.splice(0).map((connection) => connection.stop()));
});

export const TRANSPORTS = {
  WebSockets: HttpTransportType.WebSockets,
  ServerSentEvents: HttpTransportType.ServerSentEvents,
  LongPolling: HttpTransportType.LongPolling,
} as const;

/** The real client library. `next` is the next event. */
export async function connect(
  url: string,
  token: string,
  transport: keyof typeof TRANSPORTS = 'WebSockets',
) {
  const connection = new HubConnectionBuilder()
    .withUrl(`${url}/hubs/payment`, {
      accessTokenFactory: () => token,
      transport: TRANSPORTS[transport],
    })
    .withAutomaticReconnect([0, 50, 200, 1_000])
    .configureLogging(LogLevel.None)
    .build();
  const received: unknown[][] = [];
  let wake = () => {};
  for (const target of ['PublicPaymentStatus', 'Notice']) {
    connection.on(target, (...args: unknown[]) => {
      received.push(args);
      wake();
    });
  }
  connections.push(connection);
  await connection.start();
  return {
    connection,
    received,
    async next(): Promise<unknown[]> {
      for (;;) {
        const event = received.shift();
        if (event) return event;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    reconnected: () =>
      new Promise<void>((resolve) => {
        connection.onreconnected(() => resolve());
      }),
  };
}
