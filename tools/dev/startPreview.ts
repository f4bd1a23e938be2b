import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { repositoryRoot } from '../vite/root';
import { serveHosting, type HostingOptions, type HostingTarget } from './hosting';

/** The servers of a preview. */
export interface Preview {
  site: string;
  shop: string;
  /** Undefined while no Storybook is built. */
  storybook: string | undefined;
  stop(): Promise<void>;
}

/** Where the preview listens; 0 takes a free port. */
export interface PreviewPorts {
  site: number;
  shop: number;
  storybook: number;
}

/** The ports of `npm run preview`. */
export const previewPorts: PreviewPorts = { site: 4173, shop: 4174, storybook: 4175 };

const folders: Record<HostingTarget, string> = {
  site: join(repositoryRoot, 'apps/site/dist-demo'),
  shop: join(repositoryRoot, 'apps/shop/dist-demo'),
  storybook: join(repositoryRoot, 'storybook-static'),
};

/** Serves both demo builds, and Storybook where it is built, as the host does. Throws when an app is not built. */
export async function startPreview(
  ports: PreviewPorts = previewPorts,
  options: HostingOptions = {},
): Promise<Preview> {
  for (const target of ['site', 'shop'] as const) {
    if (!existsSync(join(folders[target], 'index.html'))) {
      throw new Error(`The ${target} is not built: run npm run build:demo first.`);
    }
  }
  const targets = (['site', 'shop', 'storybook'] as const).filter((t) => existsSync(folders[t]));
  const servers = await Promise.all(
    targets.map((t) => serveHosting(t, folders[t], ports[t], options)),
  );
  const [site, shop, storybook] = servers.map(
    (server) => `http://localhost:${(server.address() as AddressInfo).port}`,
  );
  return {
    site: site!,
    shop: shop!,
    storybook,
    async stop() {
      await Promise.all(
        servers.map((server) => {
          server.closeAllConnections();
          return new Promise((resolve) => server.close(resolve));
        }),
      );
    },
  };
}
