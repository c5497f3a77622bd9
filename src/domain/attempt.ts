/** The result of a function, or another value if it throws. */
export function attempt<T, Failed>(run: () => T, failed: Failed): T | Failed {
  try {
    return run();
  } catch {
    return failed;
  }
}
