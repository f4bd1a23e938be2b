import { readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';

import { serveHosting } from '../../tools/dev/hosting';
import type { AppName } from '../../tools/vite/loadAppConfig';
import { startServer, type Answer, type PageServer, type Protocol } from './server';

/**
 * Serves a build with the headers, rewrites and clean URLs in `firebase.json`, compressed with
 * Brotli.
 */
export async function serveBuild(
  app: AppName,
  folder: string,
  protocol: Protocol,
): Promise<PageServer> {
  const hosting = await serveHosting(app, folder, 0);
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
