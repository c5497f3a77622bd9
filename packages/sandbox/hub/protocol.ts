/** SignalR's JSON hub protocol: records that end with 0x1e. */
const END = '\u001e';

export const encode = (message: object): string => JSON.stringify(message) + END;

export const HANDSHAKE_DONE = encode({});
export const PING = encode({ type: 6 });

export type HubMessage = {
  type?: number;
  protocol?: string;
  version?: number;
  invocationId?: string;
  target?: string;
};

/** Decodes records; undefined when one is not a JSON object. */
export function decode(text: string): HubMessage[] | undefined {
  try {
    const messages = text
      .split(END)
      .filter(Boolean)
      .map((record) => JSON.parse(record) as HubMessage | null);
    return messages.every((message) => typeof message === 'object' && message !== null)
      ? messages
      : undefined;
  } catch {
    return undefined;
  }
}
