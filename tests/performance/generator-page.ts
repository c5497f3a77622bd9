/** Runs inside the page: presses Generate and waits until the new list has been painted. Milliseconds. */
export async function generateOnce(): Promise<{ total: number; network: number }> {
  const list = document.querySelector('section[aria-label="Proxy List"]');
  const button = [...document.querySelectorAll('button')].find(
    (candidate) => candidate.textContent === 'Generate Proxies',
  );
  if (!list || !button) throw new Error('No generator on this page');
  performance.clearResourceTimings();
  const isNew = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(list, { childList: true, subtree: true, characterData: true });
  });
  performance.mark('pressed');
  const start = performance.now();
  button.click();
  await isNew;
  // After the next frame's callbacks comes its painting; a task after that runs when it is done.
  await new Promise((resolve) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.addEventListener('message', resolve);
      channel.port1.start();
      channel.port2.postMessage(null);
    }),
  );
  performance.mark('painted');
  const total = performance.now() - start;
  const config = performance
    .getEntriesByType('resource')
    .find(({ name }) => name.includes('GetProxyConfig'));
  const network =
    config instanceof PerformanceResourceTiming ? config.responseEnd - config.startTime : 0;
  // What follows the painting (the toast) belongs to the generation too.
  await new Promise((resolve) => setTimeout(resolve, 150));
  return { total, network };
}

/** Runs inside the page: the first half moves as a wheel does, the second jumps through the whole list. */
export async function scrollThrough(): Promise<void> {
  const list = document.querySelector('section[aria-label="Proxy List"]');
  if (!list) throw new Error('No list on this page');
  for (let step = 1; step <= 100; step += 1) {
    list.scrollTop = step <= 50 ? step * 120 : ((step - 50) / 50) * list.scrollHeight;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}
