import {
  HttpTransportType,
  HubConnectionBuilder,
  JsonHubProtocol,
  MessageType,
} from '@microsoft/signalr';
import type { ILogger } from '@microsoft/signalr';

export type Listener = { messages: HubMessage[]; stop: () => Promise<void> };

export type HubMessage = { target: string; arguments: unknown[] };

const TRANSPORTS: Record<string, HttpTransportType> = {
  WebSockets: HttpTransportType.WebSockets,
  ServerSentEvents: HttpTransportType.ServerSentEvents,
  LongPolling: HttpTransportType.LongPolling,
};
const SILENT: ILogger = { log: () => undefined };

/** The real client's protocol, listened to: its `on` ignores the case of names and drops what nobody asked for. */
class RecordingProtocol extends JsonHubProtocol {
  readonly messages: HubMessage[] = [];

  override parseMessages(input: string, logger: ILogger) {
    const messages = super.parseMessages(input, logger);
    for (const message of messages) {
      if (message.type !== MessageType.Invocation || !('target' in message)) continue;
      this.messages.push({ target: message.target, arguments: message.arguments as unknown[] });
    }
    return messages;
  }
}

/** Connects with the real client over one transport; rejects when that fails. `messages` grows as events arrive. */
export async function listenToHub(
  url: string,
  transport: string,
  token: string,
  skipNegotiation = false,
): Promise<Listener> {
  const protocol = new RecordingProtocol();
  const options = {
    transport: TRANSPORTS[transport] ?? HttpTransportType.WebSockets,
    skipNegotiation,
  };
  const connection = new HubConnectionBuilder()
    .withUrl(url, token === '' ? options : { ...options, accessTokenFactory: () => token })
    .withHubProtocol(protocol)
    .configureLogging(SILENT)
    .build();
  await connection.start();
  return { messages: protocol.messages, stop: () => connection.stop() };
}
