import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;
/** The number of threads on which Node compresses by default. */
const AT_ONCE = 4;

/** Writes a `.br` and a `.gz` version of every text file at the best quality, so that hosts don't have to compress. */
export async function precompress(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const waiting = names.filter((name) => COMPRESSIBLE.test(name)).values();
  const work = async () => {
    for (const name of waiting) await compress(join(folder, name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(text, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
}
