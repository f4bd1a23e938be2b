import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';

import { ensureDemoBuild } from '../../tools/build/artifacts';
import { findFreePorts } from '../../tools/dev/ports';
import { serveHosting } from '../../tools/dev/hosting';
import { CONTROL_PORT } from '../../tools/emulators/controlServer';
import { servedApps, type ServedApp } from '../../tools/vite/loadAppConfig';
import { repositoryRoot } from '../../tools/vite/root';
import type { Addresses } from './demoBrowser';

/** The backends of the benchmark: the demo's mock, or the official emulators. */
export type BackendName = 'demo' | 'emulators';

/** Both apps, served with a backend. */
export interface Backend {
  name: BackendName;
  addresses: Addresses;
  /** Undoes what a scene wrote. The demo needs nothing: each profile has its own data. */
  reset(): Promise<void>;
  stop(): Promise<void>;
}

/** Serves the demo builds. `folders` replaces the builds of some apps. */
export async function serveDemo(
  folders: Readonly<Partial<Record<ServedApp, string | undefined>>>,
): Promise<Backend> {
  ensureDemoBuild(servedApps.filter((app) => !folders[app]));
  const servers = await Promise.all(
    servedApps.map((app) => {
      const folder = folders[app] ?? join(repositoryRoot, 'apps', app, 'dist-demo');
      return serveHosting(app, resolve(folder), 0, { isCached: true });
    }),
  );
  const [site = '', shop = ''] = servers.map(
    (server) => `http://localhost:${(server.address() as AddressInfo).port}`,
  );
  return {
    name: 'demo',
    addresses: { site, shop },
    reset: () => Promise.resolve(),
    async stop() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      await Promise.resolve();
    },
  };
}

/**
 * Serves production builds that use the official emulators, which the operator's commands fill.
 * Throws an error that says what to install if a tool is missing.
 */
export async function serveEmulators(): Promise<Backend> {
  const { startSchool } = await import('../../tools/emulators/school');
  const [site = 0, shop = 0] = await findFreePorts(2);
  const school = await startSchool({
    ports: { site, shop },
    print: (line) => console.error(line),
  });
  return {
    name: 'emulators',
    addresses: school.addresses,
    async reset() {
      const response = await fetch(`http://localhost:${CONTROL_PORT}/reset`, { method: 'POST' });
      if (!response.ok) throw new Error(`The data could not be reset: ${await response.text()}`);
    },
    stop: () => school.stop(),
  };
}
