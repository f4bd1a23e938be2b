import { deflateSync, crc32 } from 'node:zlib';

import { build } from 'vite';

import type { Answer, Source } from './server';

/**
 * The side of the picture in pixels, which is also the size at which it is shown: an enlarged
 * picture would not count as the largest paint.
 */
const SIDE = 244;
/** The bytes of a row: two bits per pixel, plus one byte for the filter. */
const ROW_BYTES = 1 + SIDE / 4;

const chunk = (type: string, data: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(content));
  return Buffer.concat([frame, content, checksum]);
};

/** Creates a PNG of 15 KB with random grays, which do not compress. It is the same in every run. */
export function createPicture(): Buffer {
  let state = 1;
  const rows = Buffer.alloc(ROW_BYTES * SIDE);
  for (let index = 0; index < rows.length; index++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    rows[index] = index % ROW_BYTES === 0 ? 0 : state >>> 24;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.set([2, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const content =
  '<main><h1>A plain page</h1><p>One heading, one paragraph and one picture.</p>' +
  '<img src="/picture.png" alt="Noise" width="244" height="244"></main>';

/** Hydrates the elements of the document, or renders the same elements into an empty document. */
const script = `
import { createElement as h } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
const main = h('main', null,
  h('h1', null, 'A plain page'),
  h('p', null, 'One heading, one paragraph and one picture.'),
  h('img', { src: '/picture.png', alt: 'Noise', width: 244, height: 244 }));
const root = document.getElementById('root');
if (root.hasChildNodes()) hydrateRoot(root, main);
else createRoot(root).render(main);`;

const createDocument = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A plain page</title>` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="description" content="The least that a page can load.">' +
  '<style>body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:40rem}img{max-width:100%}</style>' +
  `${head}</head><body><div id="root">${body}</div></body></html>`;

/** Bundles and minifies the page's script with React. */
async function bundleScript(): Promise<string> {
  const entry = 'virtual:entry';
  // Libraries use NODE_ENV to select their production code.
  process.env['NODE_ENV'] = 'production';
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `${import.meta.dirname}/entry.js` : null),
        load: (id) => (id === `${import.meta.dirname}/entry.js` ? script : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const bundles = Array.isArray(output) ? output : [output];
  const files = bundles.flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

/** The paths of the plain pages, with which every page is compared. */
export const plainPages = [
  { name: 'static HTML with one picture', path: '/' },
  { name: 'the same, hydrated by React', path: '/hydrated' },
  { name: 'the same, rendered by React', path: '/rendered' },
] as const;

/**
 * Creates the lower bounds: a static document with inline styles and a picture of 15 KB; the same
 * document with React; and an empty document in which React renders the same elements.
 */
export async function createPlainPages(): Promise<Source> {
  const answer = (type: string, body: string | Buffer): Answer => ({
    status: 200,
    headers: { 'content-type': type, 'cache-control': 'no-cache' },
    body: Buffer.from(body),
  });
  const html = 'text/html; charset=utf-8';
  const reactHead = '<script type="module" src="/react.js"></script>';
  const files: Readonly<Record<string, Answer>> = {
    '/': answer(html, createDocument('', content)),
    '/hydrated': answer(html, createDocument(reactHead, content)),
    '/rendered': answer(html, createDocument(reactHead, '')),
    '/react.js': answer('text/javascript', await bundleScript()),
    '/picture.png': answer('image/png', createPicture()),
  };
  const missing: Answer = { status: 404, headers: {}, body: Buffer.alloc(0) };
  return (path) => Promise.resolve(files[path] ?? missing);
}
