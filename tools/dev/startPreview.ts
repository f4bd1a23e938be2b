import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { servedApps, type ServedApp } from '../vite/loadAppConfig';
import { repositoryRoot } from '../vite/root';
import { serveHosting, type HostingOptions } from './hosting';

/** The servers of a preview. */
export interface Preview {
  /** The URL of the site; empty if it is not served. */
  site: string;
  /** The URL of the shop; empty if it is not served. */
  shop: string;
  /** The URL of Storybook; undefined if it is not built. */
  storybook: string | undefined;
  stop(): Promise<void>;
}

/** The ports of the preview; 0 selects a free port. */
export interface PreviewPorts {
  site: number;
  shop: number;
  storybook: number;
}

/**
 * The ports of `npm run preview`. Journeys and faults pass free ports in `PREVIEW_PORTS`, so that
 * two runs on a machine, or a preview and a run, do not collide.
 */
export const previewPorts = parsePreviewPorts(process.env['PREVIEW_PORTS']);

/** Parses ports such as `4173,4174,4175`. Without a text, returns the usual ports. */
export function parsePreviewPorts(text = '4173,4174,4175'): PreviewPorts {
  const [site, shop, storybook, ...others] = text.split(',').map(Number);
  if (!site || !shop || !storybook || others.length > 0)
    throw new Error(`PREVIEW_PORTS needs three ports, such as 4173,4174,4175, not ${text}.`);
  return { site, shop, storybook };
}

const folders: Record<ServedApp | 'storybook', string> = {
  site: join(repositoryRoot, 'apps/site/dist-demo'),
  shop: join(repositoryRoot, 'apps/shop/dist-demo'),
  storybook: join(repositoryRoot, 'storybook-static'),
};

/** The options of `startPreview`. */
export interface PreviewOptions extends HostingOptions {
  /** The apps to serve. @default both */
  apps?: readonly ServedApp[];
}

/**
 * Serves the demo builds of apps, and Storybook if it is built, the way Firebase Hosting does.
 * Throws if an app is not built.
 */
export async function startPreview(
  ports: PreviewPorts = previewPorts,
  { apps: chosen = servedApps, ...options }: PreviewOptions = {},
): Promise<Preview> {
  for (const target of chosen) {
    if (!existsSync(join(folders[target], 'shell.html'))) {
      throw new Error(`The ${target} is not built yet. Run npm run build:demo first.`);
    }
  }
  const targets: (ServedApp | 'storybook')[] = [...chosen];
  if (existsSync(folders.storybook)) targets.push('storybook');
  const servers = await Promise.all(
    targets.map((target) => serveHosting(target, folders[target], ports[target], options)),
  );
  const addressOf = (target: ServedApp | 'storybook'): string | undefined => {
    const server = servers[targets.indexOf(target)];
    return server && `http://localhost:${(server.address() as AddressInfo).port}`;
  };
  return {
    site: addressOf('site') ?? '',
    shop: addressOf('shop') ?? '',
    storybook: addressOf('storybook'),
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
