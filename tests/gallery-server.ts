import getPort from 'get-port';
import { createServer } from 'vite';
import type { Plugin } from 'vite';

const HTML = `<!doctype html><html lang="en" data-theme="dark"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Design system</title>
</head><body><script type="module" src="/src/ui-gallery/mount-gallery.tsx"></script></body></html>`;

/** The gallery without the shell, so that its tests need no backend. */
const galleryAlone: Plugin = {
  name: 'gallery-alone',
  configureServer(server) {
    server.middlewares.use('/ui-alone', (_request, response, next) => {
      server
        .transformIndexHtml('/ui-alone', HTML)
        .then((page) => response.setHeader('content-type', 'text/html').end(page))
        .catch(next);
    });
  },
};

/** Serves the gallery of the design system until it is stopped. */
export async function serveGallery() {
  const port = await getPort();
  const server = await createServer({
    plugins: [galleryAlone],
    server: { port, strictPort: true, hmr: false, watch: null },
    cacheDir: 'node_modules/.vite-ui-gallery',
    optimizeDeps: { entries: ['src/ui-gallery/mount-gallery.tsx'] },
    logLevel: 'error',
  });
  await server.listen();
  return { url: `http://localhost:${port}/ui-alone`, stop: () => server.close() };
}
