import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { serveHosting } from '../../tools/dev/hosting';
import { repositoryRoot } from '../../tools/vite/root';

/** A copy of the built site on its own server, which a test can stop and deploy to. */
export interface OwnSite {
  /** The URL without a trailing slash. */
  url: string;
  /** Stops the server. After that, nothing responds. */
  stop(): Promise<void>;
  /** Restarts the server at the same URL. */
  start(): Promise<void>;
  /** Replaces the site with a version in which every script has a different name. */
  deploy(): void;
}

const close = (server: Server): Promise<void> => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
};

/** Reverses the hash in the names of all scripts, and in all texts that contain these names. */
function renameScripts(folder: string): void {
  const assets = join(folder, 'assets');
  const renamed = new Map(
    readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => {
        const [, name = '', hash = ''] = /^(.*)-([\w-]{8})\.js$/.exec(file) ?? [];
        return [file, `${name}-${[...hash].reverse().join('')}.js`];
      }),
  );
  const names = [...renamed.keys()].map((name) => name.replace(/[.$]/g, '\\$&'));
  const anyName = new RegExp(names.join('|'), 'g');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(js|html)$/.test(entry.name)) continue;
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      text.replace(anyName, (name) => renamed.get(name) ?? name),
    );
  }
  for (const [from, to] of renamed) renameSync(join(assets, from), join(assets, to));
}

/** Serves a copy of the site's demo build on a free port. */
export async function serveOwnSite(): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'gschool-site-'));
  cpSync(join(repositoryRoot, 'apps/site/dist-demo'), folder, { recursive: true });
  // The folder is not removed earlier, because the server may still be reading a file for the
  // service worker.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  let server = await serveHosting('site', folder, 0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    stop: () => close(server),
    start: async () => {
      server = await serveHosting('site', folder, port);
    },
    deploy: () => renameScripts(folder),
  };
}
