/** On failure, prints only the message, because a stack trace does not help with a mistyped setting. */
export async function orStop<Value>(read: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
