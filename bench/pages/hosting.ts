import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';

import { parseSettings } from '@gschool/data/settings';

import { hostingConfig } from '../../firebase/hosting';
import { getProductionFolder, productionSettings } from '../../tools/build/artifacts';
import { serveHosting } from '../../tools/dev/hosting';
import type { AppName } from '../../tools/vite/loadAppConfig';
import { startServer, type Answer, type PageServer, type Protocol } from './server';

/**
 * What an operator's `firebase.json` contains for the production build. Without its settings, the
 * policy would refuse the pictures of products.
 */
function getProductionConfig(app: AppName) {
  const parsed = parseSettings({
    ...productionSettings,
    VITE_MEDIA_ORIGINS: new URL(productionSettings.VITE_SAMPLE_CLIPS).origin,
  });
  if (!parsed.ok) throw new Error(`The settings are invalid: ${JSON.stringify(parsed.problems)}`);
  const { hosting } = hostingConfig({ ...parsed.values, hasSnapshot: true });
  return hosting.find(({ target }) => target === app);
}

/**
 * Serves a build with the headers, rewrites and clean URLs in `firebase.json`, compressed with
 * Brotli. The production build is served with the headers that its settings give.
 */
export async function serveBuild(
  app: AppName,
  folder: string,
  protocol: Protocol,
): Promise<PageServer> {
  const isProduction = resolve(folder) === getProductionFolder(app);
  const config = isProduction ? getProductionConfig(app) : undefined;
  const hosting = await serveHosting(app, folder, 0, { config });
  const { port } = hosting.address() as AddressInfo;
  const readFromHosting = async (path: string): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: 'manual',
      headers: { 'accept-encoding': 'identity' },
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    };
  };
  const assets = readdirSync(`${folder}/assets`).map((name) => `/assets/${name}`);
  const server = await startServer(readFromHosting, protocol, assets);
  return {
    origin: server.origin,
    stop() {
      server.stop();
      hosting.close();
      hosting.closeAllConnections();
    },
  };
}
