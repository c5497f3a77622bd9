import { readFileSync } from 'node:fs';

/** Runs before a command, whose own imports would end in a stack where `shop.config.ts` has a mistake of syntax. */
try {
  await import('../../../shop.config.ts');
} catch (error) {
  const { shopFileMistake } = await import('./shop-file-mistake.ts');
  console.error(shopFileMistake(readFileSync('shop.config.ts', 'utf8'), error));
  process.exit(2);
}
