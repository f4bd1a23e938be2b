import { join } from 'node:path';

import { build, mergeConfig, type LogLevel } from 'vite';

import { loadAppConfig, type AppName } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';
import { prerender } from './prerender';

/** How an app is built. */
export interface BuildOptions {
  /** `demo` carries the mock backend; `production` needs the settings of `.env`. */
  mode: 'demo' | 'production';
  /** Where to, instead of the app's `dist` or `dist-demo`. */
  outDir?: string | undefined;
  logLevel?: LogLevel | undefined;
}

/** Builds the client and the server of an app and prerenders its visitors' pages. Returns the client's folder. */
export async function buildApp(
  app: AppName,
  { mode, outDir, logLevel = 'warn' }: BuildOptions,
): Promise<string> {
  // Libraries choose their production code by this, and not by Vite's mode.
  process.env['NODE_ENV'] = 'production';
  const root = join(repositoryRoot, 'apps', app);
  const client = outDir ?? join(root, mode === 'demo' ? 'dist-demo' : 'dist');
  const server = outDir ? `${outDir}-ssr` : join(root, 'dist-ssr', mode);
  const run = async (isSsrBuild: boolean, target: string) =>
    build(
      mergeConfig(await loadAppConfig(app, { mode, command: 'build', isSsrBuild }), {
        logLevel,
        build: {
          outDir: target,
          emptyOutDir: true,
          ...(isSsrBuild ? { ssr: 'src/entry.server.tsx', copyPublicDir: false } : {}),
        },
      }),
    );
  await run(false, client);
  await run(true, server);
  await prerender({ client, server });
  return client;
}
