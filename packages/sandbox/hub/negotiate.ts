/** This server accepts the connection, with a token for it if it issues one. */
export type NegotiateConnection = {
  negotiateVersion: 1;
  connectionId: string;
  connectionToken: string;
  accessToken?: string;
  availableTransports: readonly { transport: string; transferFormats: readonly string[] }[];
};

/** A remote hub accepts the connection with a token that it has issued. */
export type NegotiateRedirect = {
  url: string;
  accessToken: string;
};

export type NegotiateAnswer = NegotiateConnection | NegotiateRedirect;

/** Best first. */
export const TRANSPORTS = ['WebSockets', 'ServerSentEvents', 'LongPolling'].map((transport) => ({
  transport,
  transferFormats: ['Text'],
}));
