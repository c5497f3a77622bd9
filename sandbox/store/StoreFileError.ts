/** The state file cannot be used; says what helps and leaves the file alone. */
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
