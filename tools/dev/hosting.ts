import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';

import { getHostingConfig, withDigests, type HostingTargetConfig } from '../build/hostingPolicy';
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
}

type Superstatic = (options: object) => Handler;

// This is a CommonJS package with `exports.default`, which Node and bundlers import differently.
const { default: superstatic } = createRequire(import.meta.url)('superstatic') as {
  default: Superstatic;
};

/**
 * Serves a folder the way Firebase Hosting does: with the headers, rewrites and clean URLs in
 * `firebase.json`, and the digests of this build. Port 0 selects a free port. Throws if the folder
 * does not exist or the port is in use.
 */
export function serveHosting(
  target: HostingTarget,
  folder: string,
  port: number,
  { isCached: cachesResponses = false, config = getHostingConfig(target) }: HostingOptions = {},
): Promise<Server> {
  if (!existsSync(folder)) throw new Error(`${folder} is not built yet`);
  const host = superstatic({
    fallthrough: false,
    compression: true,
    cwd: folder,
    config: { ...withDigests(config, folder), public: '.' },
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
