import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { getHostingConfig, withDigests, type HostingTargetConfig } from '../build/hostingPolicy';
import { STUDIO_BASE } from '../vite/appBase';
import { cacheResponses, type Handler } from './cacheResponses';

/** The targets of `firebase.json`. */
export type HostingTarget = 'site' | 'shop' | 'studio' | 'storybook';

/** The options for serving a folder. */
export interface HostingOptions {
  /**
   * Caches responses in memory, for a folder that does not change while it is served. @default
   * false
   */
  isCached?: boolean | undefined;
  /** Used instead of the target's configuration in `firebase.json`. */
  config?: HostingTargetConfig | undefined;
  /** Used for the studio in the site's folder, instead of the configuration in `firebase.json`. */
  studioConfig?: HostingTargetConfig | undefined;
}

type Superstatic = (options: object) => Handler;

// This is a CommonJS package with `exports.default`, which Node and bundlers import differently.
const { default: superstatic } = createRequire(import.meta.url)('superstatic') as {
  default: Superstatic;
};

/**
 * The configuration of a site that contains the studio: under `/studio/`, the studio's own headers
 * and rewrites apply.
 */
function addStudio(site: HostingTargetConfig, studio: HostingTargetConfig): HostingTargetConfig {
  const base = STUDIO_BASE.slice(0, -1);
  const getSources = (source: string): string[] =>
    source === '**' || source === '/'
      ? [base, ...(source === '/' ? [] : [`${base}/**`])]
      : [base + source];
  const addBase = <Rule extends { source: string }>(rules: readonly Rule[]): Rule[] =>
    rules.flatMap((rule) => getSources(rule.source).map((source) => ({ ...rule, source })));
  return {
    ...site,
    headers: [...site.headers, ...addBase(studio.headers)],
    rewrites: [
      ...(site.rewrites ?? []),
      ...addBase(studio.rewrites ?? []).map(({ source, destination }) => ({
        source,
        destination: base + destination,
      })),
      // Otherwise, an unknown path would show the site's 404 page.
      ...[`${base}/!(assets)`, `${base}/!(assets)/**`].map((source) => ({
        source,
        destination: `${base}/404.html`,
      })),
    ],
  };
}

/**
 * Serves a folder the way Firebase Hosting does: with the headers, rewrites and clean URLs in
 * `firebase.json`, and the digests of this build. Port 0 selects a free port. Throws if the folder
 * does not exist or the port is in use.
 */
export function serveHosting(
  target: HostingTarget,
  folder: string,
  port: number,
  {
    isCached: cachesResponses = false,
    config = getHostingConfig(target),
    studioConfig,
  }: HostingOptions = {},
): Promise<Server> {
  if (!existsSync(folder)) throw new Error(`${folder} is not built yet`);
  const studio = join(folder, 'studio');
  const hasStudio = target === 'site' && existsSync(join(studio, 'shell.html'));
  const complete = withDigests(config, folder);
  const host = superstatic({
    fallthrough: false,
    compression: true,
    cwd: folder,
    config: {
      ...(hasStudio
        ? addStudio(complete, withDigests(studioConfig ?? getHostingConfig('studio'), studio))
        : complete),
      public: '.',
    },
  });
  const handler = cachesResponses ? cacheResponses(host) : host;
  const server = createServer((request, response) => handler(request, response, () => undefined));
  // By default, a connection is closed after five idle seconds. On a busy machine, a client might
  // send a request at that moment and get ECONNRESET.
  server.keepAliveTimeout = 0;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken.`) : error),
    );
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
