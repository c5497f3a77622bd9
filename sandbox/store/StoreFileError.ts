/** The state file cannot be used. The message says what helps; the file is left as it is. */
export class StoreFileError extends Error {
  override name = 'StoreFileError';

  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The sandbox cannot read its state in ${file}: ${reason}. ` +
        'Nothing has been deleted. Start with --reset to empty it, or name another file with --file.',
      { cause },
    );
  }
}
