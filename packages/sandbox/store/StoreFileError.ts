/** SQLITE_FULL */
const FULL = 13;

/** The state file cannot be used. The message tells what to do; the file is left unchanged. */
export class StoreFileError extends Error {
  override name = 'StoreFileError';

  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      isFull(cause)
        ? `The sandbox cannot write its state in ${file}: ${reason}. ` +
            'Free some disk space there, or choose another file with --file.'
        : `The sandbox cannot read its state in ${file}: ${reason}. ` +
            'Nothing has been deleted. Start with --reset to empty it, or choose another file with --file.',
      { cause },
    );
  }
}

function isFull(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return (
    ('errcode' in cause && cause.errcode === FULL) || ('code' in cause && cause.code === 'ENOSPC')
  );
}
