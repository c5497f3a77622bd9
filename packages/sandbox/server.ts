import { serve } from './http/serve.ts';
import { HUB_PATH } from './hub/hub-server.ts';
import { createSandbox, type SandboxOptions } from './sandbox.ts';

type ServerOptions = {
  /** 0 picks a free port. */
  port?: number;
  host?: string;
} & SandboxOptions;

/** Starts the stand-in backend on a socket. `stop` closes everything it opened. */
export async function startSandbox({
  port = 0,
  host = 'localhost',
  ...options
}: ServerOptions = {}) {
  const { fetch, hub, backend, realtime, close } = await createSandbox(options);
  const { url, stop } = await serve({ fetch, hub, hubPath: HUB_PATH, port, host });
  return {
    url,
    backend,
    realtime,
    stop: async () => {
      const closed = stop();
      close();
      await closed;
    },
  };
}
