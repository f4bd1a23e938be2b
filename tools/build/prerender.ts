import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

import { INLINE_SCRIPT } from '../vite/themeInit';
import { createDocument, findPolicyViolations, type PolicyDigests } from './document';
import { createHeadTags, createRobotsTxt, createSitemap, type SitemapPage } from './head';
import { getChunkFiles, getEntryKey, readManifest } from './manifest';
import type { RenderedPage, ServerEntry, SocialImage } from './rendered';
import { writeSocialImages } from './social/writeSocialImages';
import { createWebManifest, WEB_MANIFEST } from './webManifest';

/** The folders of a built app. */
export interface BuiltApp {
  /** The template of every document: the app's `index.html`. */
  template: string;
  /** The client's folder. */
  client: string;
  /** The server's folder. */
  server: string;
  /** The path of the app, with a slash at both ends. */
  base: string;
}

/**
 * A page to write. It has the URL to render (null for the shell) and the path at which it is
 * hydrated (absent for the shell and the 404 page, which serve many paths).
 */
interface PageFile {
  file: string;
  url: string | null;
  path?: string;
}

/** Groups items by key. An item without a key is a separate group. */
function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => unknown): Item[][] {
  const groups = new Map<unknown, Item[]>();
  for (const item of items) {
    const key = getKey(item) ?? item;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

/** The number of threads that render at the same time. */
const WORKER_COUNT = 2;

/** A path that no route matches, for `404.html`. */
const notFoundPath = '/404';

/** The file with the digests of a build's inline code, for `firebase/writeHosting.ts`. */
export const DIGESTS_FILE = '.vite/policyDigests.json';

/**
 * Writes the prerendered pages and the pictures for their links, `404.html`, `shell.html` (for
 * dynamic routes), the server entry's extra files, the web app manifest, `robots.txt`, the sitemap,
 * and the digests for the content security policy. Returns the HTML files, relative to the client's
 * folder. Throws if a page violates the policy.
 */
export async function prerender({
  template: templateFile,
  client,
  server,
  base,
}: BuiltApp): Promise<string[]> {
  const template = readFileSync(templateFile, 'utf8');
  const manifest = readManifest(client);
  const entryKey = getEntryKey(manifest);
  const readBuilt = (file: string) => readFileSync(join(client, file), 'utf8');
  const script = readBuilt(INLINE_SCRIPT).trim();
  const digests = { scripts: new Set<string>(), styles: new Set<string>() };
  const entry = pathToFileURL(join(server, 'entry.server.js')).href;
  const {
    prerenderPaths,
    site,
    webManifest,
    extraFiles = {},
    getGroupKey,
    blankDocuments = [],
    preloadsShell = true,
  } = (await import(entry)) as ServerEntry;
  const pages: readonly PageFile[] = [
    ...prerenderPaths.map((path) => ({ file: toFileName(path), url: path, path })),
    // Not a prerendered page: its app starts right away, because the path may belong to a newer
    // product.
    { file: '404.html', url: notFoundPath },
    { file: 'shell.html', url: null },
  ];
  const entryScripts = getChunkFiles(manifest, [entryKey]).scripts;
  const indexedPages = new Map<string, SitemapPage>();
  const socialImages: SocialImage[] = [];
  const write = ({ file, path }: PageFile, rendered: RenderedPage): void => {
    const { scripts, styles } = getChunkFiles(manifest, [entryKey, ...rendered.modules]);
    const isIndexed = rendered.isIndexed && prerenderPaths.includes(path ?? '');
    const modifiedOn = rendered.modifiedOn ?? rendered.publishedOn;
    if (isIndexed && path) indexedPages.set(path, { path, modifiedOn });
    socialImages.push(...[rendered.socialImage ?? [], rendered.pictures ?? []].flat());
    const headData = { ...site, ...rendered, siteName: site.name, isIndexed };
    const tags = createHeadTags({ ...headData, path: path ?? null });
    const entry = manifest[entryKey]!.file;
    const page = createDocument(template, {
      ...rendered,
      headTags: tags,
      path,
      base,
      entry: base + entry,
      imports: (preloadsShell ? scripts : entryScripts).filter((name) => name !== entry),
      styles: styles.map((name) => ({ file: name, text: readBuilt(name) })),
      script,
    });
    for (const kind of ['scripts', 'styles'] as const) {
      for (const digest of page.digests[kind]) digests[kind].add(digest);
    }
    const violations = findPolicyViolations(page.html, page.digests);
    if (violations.length > 0)
      throw new Error(
        `${file} violates the content security policy:\n  ${violations.join('\n  ')}`,
      );
    mkdirSync(dirname(join(client, file)), { recursive: true });
    writeFileSync(join(client, file), page.html);
  };
  const queue = groupBy(pages, ({ url }) => (url === null ? undefined : getGroupKey?.(url)));
  const renderGroups = async (): Promise<void> => {
    for (let group = queue.shift(); group; group = queue.shift()) {
      const rendered = await renderInWorker(
        entry,
        group.map(({ url }) => url),
      );
      group.forEach((page, index) => write(page, rendered[index]!));
    }
  };
  await Promise.all(Array.from({ length: WORKER_COUNT }, renderGroups));
  const blank = { html: '', title: site.name, description: '', isIndexed: false, modules: [] };
  for (const file of blankDocuments) write({ file, url: null }, blank);
  await writeSocialImages(client, socialImages, site.name);
  for (const [file, text] of Object.entries(extraFiles)) writeFileSync(join(client, file), text);
  const sorted: PolicyDigests = {
    scripts: [...digests.scripts].sort(),
    styles: [...digests.styles].sort(),
  };
  writeFileSync(join(client, DIGESTS_FILE), JSON.stringify(sorted));
  writeFileSync(join(client, WEB_MANIFEST), createWebManifest(webManifest, base));
  writeFileSync(join(client, 'robots.txt'), createRobotsTxt(site.origin));
  if (site.origin)
    writeFileSync(
      join(client, 'sitemap.xml'),
      createSitemap(
        site.origin,
        prerenderPaths.flatMap((path) => indexedPages.get(path) ?? []),
        site.languages,
      ),
    );
  return [...pages.map(({ file }) => file), ...blankDocuments];
}

/**
 * The file of a path: for `/auth/sign-in`, it is `auth/sign-in.html`, which the hosting serves
 * without the extension.
 */
const toFileName = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}.html`;

/**
 * Renders in a separate thread, so that the module registry contains only the modules for these
 * URLs.
 */
export function renderInWorker(
  entry: string,
  urls: readonly (string | null)[],
): Promise<RenderedPage[]> {
  return new Promise((resolve, reject) => {
    const names = urls.map((url) => url ?? 'the shell').join(', ');
    const worker = new Worker(new URL('./renderWorker.mjs', import.meta.url), {
      workerData: { entry, urls },
    });
    worker.once('message', (pages: RenderedPage[]) => {
      resolve(pages);
      // A timer started by a page must not keep the build from ending.
      void worker.terminate();
    });
    worker.once('error', (error) =>
      reject(new Error(`Rendering ${names} failed`, { cause: error })),
    );
    worker.once('exit', () => reject(new Error(`Rendering ${names} produced nothing`)));
  });
}
