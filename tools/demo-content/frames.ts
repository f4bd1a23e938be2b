import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { chromium } from 'playwright-core';
import { build } from 'vite';

import { frameRate } from '../clips/hls';

/** Draws scenes in a headless Chromium; `frames` yields PNG files in order. */
export async function openRenderer(): Promise<{
  frames(name: string, first: number, count: number): AsyncGenerator<Buffer>;
  close(): Promise<void>;
}> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage();
  const font = readFileSync(
    createRequire(import.meta.url).resolve(
      '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    ),
  ).toString('base64');
  await page.evaluate(async (data) => {
    const face = new FontFace('Inter', `url(data:font/woff2;base64,${data})`, {
      weight: '100 900',
    });
    document.fonts.add(await face.load());
  }, font);
  await page.addScriptTag({ content: await bundle() });
  return {
    async *frames(name, first, count) {
      const batch = 10;
      for (let at = first; at < first + count; at += batch) {
        const size = Math.min(batch, first + count - at);
        const urls = await page.evaluate(
          ([scene, from, many, rate]) => globalThis.drawFrames(scene, from, many, rate),
          [name, at, size, frameRate] as const,
        );
        for (const url of urls) yield Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
      }
    },
    close: () => browser.close(),
  };
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: new URL('./page.ts', import.meta.url).pathname,
        formats: ['iife'],
        name: 'clips',
      },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('the scenes could not be bundled');
  return chunk.code;
}

declare global {
  var drawFrames: (name: string, first: number, count: number, rate: number) => string[];
}
