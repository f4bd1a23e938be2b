import { createHash, randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { repositoryRoot } from '../../vite/root';
import type { SocialImage } from '../rendered';
import { drawSocialImage } from './drawSocialImage';
import { getFontFiles, readFontVersion } from './fonts';

/** A picture to render: its file in the cache, and its files in the app. */
interface Job {
  svg: string;
  fonts: readonly string[];
  cached: string;
}

const cacheFolder = join(repositoryRoot, '.cache/social');

/** The number of threads that render at the same time. */
const WORKER_COUNT = 2;

/** Renders a picture in a thread. The file gets its final name only once it is complete. */
function render(worker: Worker, { svg, fonts, cached }: Job): Promise<void> {
  // Another build may draw the same picture at the same time.
  const file = `${cached}.${randomUUID()}.part`;
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', () => {
      worker.off('error', reject);
      renameSync(file, cached);
      resolve();
    });
    worker.postMessage({ svg, fonts, file });
  });
}

async function renderAll(jobs: readonly Job[]): Promise<void> {
  const queue = [...jobs];
  const runWorker = async (): Promise<void> => {
    const worker = new Worker(new URL('./socialWorker.mjs', import.meta.url));
    try {
      for (let job = queue.shift(); job; job = queue.shift()) await render(worker, job);
    } finally {
      await worker.terminate();
    }
  };
  const count = Math.min(WORKER_COUNT, jobs.length);
  await Promise.all(Array.from({ length: count }, runWorker));
}

/**
 * Draws the pictures of shared links as PNG files into the client's folder. Each drawing is
 * rendered only once; after that, it is copied from `.cache/social`.
 */
export async function writeSocialImages(
  client: string,
  images: readonly SocialImage[],
  siteName: string,
): Promise<void> {
  mkdirSync(cacheFolder, { recursive: true });
  const version = readFontVersion();
  const drawn = images.flatMap(({ path, drawing }) => {
    if (!drawing) return [];
    const svg = drawSocialImage(drawing, siteName);
    const digest = createHash('sha256').update(version).update(svg).digest('hex').slice(0, 32);
    const fonts = getFontFiles(drawing.title + drawing.label + siteName);
    return [{ path, svg, fonts, cached: join(cacheFolder, `${digest}.png`) }];
  });
  const missing = new Map(
    drawn.filter(({ cached }) => !existsSync(cached)).map((job) => [job.cached, job]),
  );
  await renderAll([...missing.values()]);
  for (const { path, cached } of drawn) {
    const file = join(client, path);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(cached, file);
  }
}
