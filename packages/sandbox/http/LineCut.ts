/** Cuts the connection. Without a socket, `fetch` rejects with it, as a browser's does. */
export class LineCut extends TypeError {
  constructor() {
    super('fetch failed');
  }
}
