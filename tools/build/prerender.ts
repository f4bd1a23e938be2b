import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

import { fillTemplate, policyFaults } from './document';
import { headTags, robots, sitemap } from './head';
import { filesOf, readManifest } from './manifest';
import type { RenderedPage, ServerEntry } from './rendered';

/** The folders of a built app. */
export interface BuiltApp {
  /** The client's build, whose `index.html` is the template. */
  client: string;
  /** The server's build. */
  server: string;
}

/** Pages that are rendered at the same time. */
const AT_ONCE = 2;

/**
 * Writes the visitors' pages, `404.html`, `shell.html` (for dynamic addresses)
 * and what robots read. Returns the files, relative to the client's folder. Throws when
 * a page holds what the content security policy would refuse.
 */
export async function prerender({ client, server }: BuiltApp): Promise<string[]> {
  const template = readFileSync(join(client, 'index.html'), 'utf8');
  const manifest = readManifest(client);
  const fonts = readdirSync(join(client, 'assets'))
    .filter((file) => /latin(?!-ext)[^/]*\.woff2$/.test(file))
    .map((file) => `assets/${file}`);
  const entry = pathToFileURL(join(server, 'entry.server.js')).href;
  const {
    prerenderPaths,
    site,
    notFoundPath = '/404',
    files = {},
  } = (await import(entry)) as ServerEntry;
  const pages: { file: string; url: string | null; path?: string }[] = [
    ...prerenderPaths.map((path) => ({ file: fileOf(path), url: path, path })),
    { file: '404.html', url: notFoundPath, path: notFoundPath },
    { file: 'shell.html', url: null },
  ];
  const listed: string[] = [];
  const write = async ({ file, url, path }: (typeof pages)[number]): Promise<void> => {
    const rendered = await renderApart(entry, url);
    const { scripts, styles } = filesOf(
      manifest,
      rendered.modules.filter((key) => manifest[key]),
    );
    const isListed = rendered.isIndexed && prerenderPaths.includes(path ?? '');
    if (isListed && path) listed.push(path);
    const facts = { ...site, ...rendered, siteName: site.name, isIndexed: isListed };
    const tags = headTags({ ...facts, path: path ?? null });
    const page = fillTemplate(template, {
      ...rendered,
      headTags: tags,
      path,
      scripts,
      styles,
      fonts,
    });
    const faults = policyFaults(page);
    if (faults.length > 0) throw new Error(`${file} breaks the policy:\n  ${faults.join('\n  ')}`);
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), page);
  };
  const left = [...pages];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = left.shift(); next; next = left.shift()) await write(next);
    }),
  );
  for (const [address, text] of Object.entries(files)) writeFileSync(join(client, address), text);
  writeFileSync(join(client, 'robots.txt'), robots(site.origin));
  if (site.origin)
    writeFileSync(
      join(client, 'sitemap.xml'),
      sitemap(
        site.origin,
        prerenderPaths.filter((path) => listed.includes(path)),
      ),
    );
  return pages.map(({ file }) => file);
}

/** Clean addresses: `/auth/sign-in` is the file `auth/sign-in.html`. */
const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** Renders in a thread of its own, so that the modules loaded are those of this address. */
function renderApart(entry: string, url: string | null): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./renderWorker.mjs', import.meta.url), {
      workerData: { entry, url },
    });
    worker.once('message', resolve);
    worker.once('error', (error) =>
      reject(new Error(`Rendering ${url ?? 'the shell'} failed`, { cause: error })),
    );
    worker.once('exit', () => reject(new Error(`Rendering ${url ?? 'the shell'} gave nothing`)));
  });
}
