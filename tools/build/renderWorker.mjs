// This is JavaScript, because Node 20 cannot run TypeScript in a worker thread. The types of its
// input and output are in `rendered.ts`.
import { parentPort, workerData } from 'node:worker_threads';

const modules = new Set();
globalThis.__gschoolRoutes = modules;

const server = await import(workerData.entry);
const fallback = {
  html: '<p role="status">Loading…</p>',
  title: 'Loading…',
  description: '',
  isIndexed: false,
};
const pages = [];
for (const url of workerData.urls) {
  const rendered =
    url === null ? ((await server.renderShell?.()) ?? fallback) : await server.render(url);
  pages.push({ ...rendered, modules: [...modules] });
}
parentPort.postMessage(pages);
