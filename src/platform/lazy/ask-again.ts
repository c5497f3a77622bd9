/**
 * Requests every file of the build that the browser has cached as missing, and returns whether any of them exists now.
 * Some hosts send the cache headers of /assets/ with 404 responses too. The browser then caches the 404 for as long as
 * a file, and a reload does not reach the server. `build` is the URL of any file of the build.
 */
export async function askAgain(build: string): Promise<boolean> {
  const folder = new URL('.', build).href;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const ofBuild = files.filter((name) => name.startsWith(folder));
  return (await Promise.all(ofBuild.map(isBack))).includes(true);
}

const isThere = async (file: string, cache: RequestCache): Promise<boolean> =>
  fetch(file, { cache }).then(
    ({ ok }) => ok,
    () => false,
  );

const isBack = async (file: string): Promise<boolean> =>
  !(await isThere(file, 'force-cache')) && isThere(file, 'reload');
