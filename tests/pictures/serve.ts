import { startSandbox } from '@ambergate/sandbox/server.ts';
import * as prices from '../../shop.config.ts';
import { NOW } from './moment.ts';

/** Serves the built shop with data from a fixed time. */
await startSandbox({ prices, dist: 'dist', port: Number(process.argv[2]), now: () => NOW });
