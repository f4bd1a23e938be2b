import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build, mergeConfig, type LogLevel } from 'vite';

import { acquireLock, getCheckoutLock } from '../lock/acquireLock';
import { getAppBase } from '../vite/appBase';
import { loadAppConfig, type AppName } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';
import { writeNotices } from './notices';
import { prerender, renderInWorker } from './prerender';
import { writeWorker } from './writeWorker';

/** How an app is built. */
export interface BuildOptions {
  /** `demo` contains the mock backend; `production` needs the settings of `.env`. */
  mode: 'demo' | 'production';
  /** The output folder, instead of the app's `dist` or `dist-demo`. */
  outDir?: string | undefined;
  logLevel?: LogLevel | undefined;
}

/**
 * Builds the client and the server of an app, prerenders its pages for visitors, and writes its
 * service worker. Returns the client's folder. A second build into the same folder waits for the
 * first one.
 */
export async function buildApp(
  app: AppName,
  { mode, outDir, logLevel = 'warn' }: BuildOptions,
): Promise<string> {
  const root = join(repositoryRoot, 'apps', app);
  const client = outDir ?? (mode === 'demo' ? getDemoFolder(app) : join(root, 'dist'));
  const release = acquireLock(getOutputLock(client));
  try {
    await prepareSnapshot(mode);
    const server = outDir ? `${outDir}-ssr` : join(root, 'dist-ssr', mode);
    await runBuild(app, { mode, isSsrBuild: false, outDir: client, logLevel });
    await runBuild(app, { mode, isSsrBuild: true, outDir: server, logLevel });
    const base = getAppBase(app, { mode, command: 'build' });
    const template = join(root, 'index.html');
    const documents = await prerender({ template, client, server, base });
    await writeWorker({ client, mode, documents, base });
    writeNotices(client);
    if (mode === 'demo' && !outDir) addStudioToSite(getDemoFolder('studio'), getDemoFolder('site'));
    return client;
  } finally {
    release();
  }
}

const getDemoFolder = (app: AppName): string => join(repositoryRoot, 'apps', app, 'dist-demo');

/**
 * Copies the built studio into the built site, which serves it under `/studio/`. Does nothing until
 * both are built.
 */
export function addStudioToSite(studio: string, site: string): void {
  if (!existsSync(join(studio, 'shell.html')) || !existsSync(join(site, 'shell.html'))) return;
  const target = join(site, 'studio');
  rmSync(target, { recursive: true, force: true });
  cpSync(studio, target, { recursive: true });
}

const getOutputLock = (folder: string): string =>
  getCheckoutLock(`output-${relative(repositoryRoot, folder).replaceAll(/[^\w-]+/g, '-')}`);

/**
 * Renders one page with the server's code, without building the client, which takes a third of the
 * time of a build. The settings come from the environment.
 */
export async function renderPage(
  app: AppName,
  url: string,
  mode: BuildOptions['mode'],
): Promise<string> {
  const outDir = mkdtempSync(join(repositoryRoot, 'apps', app, 'dist-ssr-'));
  try {
    await prepareSnapshot(mode);
    await runBuild(app, { mode, isSsrBuild: true, outDir, logLevel: 'error' });
    const entry = pathToFileURL(join(outDir, 'entry.server.js')).href;
    const [page] = await renderInWorker(entry, [url]);
    return page?.html ?? '';
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

/**
 * Writes the demo's snapshot. For a production build, the operator's command creates the snapshot.
 */
async function prepareSnapshot(mode: BuildOptions['mode']): Promise<void> {
  // Loaded only for a demo, so that a production build never reads the mock's files.
  if (mode === 'demo') await (await import('./demoSnapshot')).writeDemoSnapshot();
}

async function runBuild(
  app: AppName,
  {
    mode,
    isSsrBuild,
    outDir,
    logLevel,
  }: { mode: BuildOptions['mode']; isSsrBuild: boolean; outDir: string; logLevel: LogLevel },
): Promise<void> {
  // Libraries use NODE_ENV, and not Vite's mode, to select their production code.
  process.env['NODE_ENV'] = 'production';
  await build(
    mergeConfig(await loadAppConfig(app, { mode, command: 'build', isSsrBuild }), {
      logLevel,
      build: {
        outDir,
        emptyOutDir: true,
        ...(isSsrBuild ? { ssr: 'src/entry.server.tsx', copyPublicDir: false } : {}),
      },
    }),
  );
}
