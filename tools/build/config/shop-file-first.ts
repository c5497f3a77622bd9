import { readFileSync } from 'node:fs';

/**
 * Runs before a command, because the command's own imports would fail with a stack trace if `shop.config.ts` has a syntax
 * error.
 */
try {
  await import('../../../shop.config.ts');
} catch (error) {
  const { shopFileMistake } = await import('./shop-file-mistake.ts');
  console.error(shopFileMistake(readFileSync('shop.config.ts', 'utf8'), error));
  process.exit(2);
}
