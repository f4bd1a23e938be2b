// This is JavaScript, because Node 20 cannot run TypeScript in a worker thread. It renders SVG
// files as PNG until it is stopped (`writeSocialImages.ts`).
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';

import { initWasm, Resvg } from '@resvg/resvg-wasm';

const { resolve } = createRequire(import.meta.url);
await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));

parentPort.on('message', ({ svg, fonts, file }) => {
  const fontBuffers = fonts.map((font) => new Uint8Array(readFileSync(font)));
  const resvg = new Resvg(svg, { font: { fontBuffers } });
  const image = resvg.render();
  writeFileSync(file, image.asPng());
  image.free();
  resvg.free();
  parentPort.postMessage(file);
});
