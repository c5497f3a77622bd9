import { startSandbox } from '../../sandbox/server.ts';
import { NOW, PICTURES_PORT } from './moment.ts';

/** Serves the built shop with data of a fixed time. */
await startSandbox({ dist: 'dist', port: PICTURES_PORT, now: () => NOW });
