import { join } from 'node:path';

import { createServer, type ViteDevServer } from 'vite';

import { repositoryRoot } from '../vite/root';

/** Starts the Vite development server of an app inside this process. */
export async function startApp(
  app: 'site' | 'shop',
  { port, mode }: { port: number; mode: 'demo' | 'development' },
): Promise<ViteDevServer> {
  const server = await createServer({
    root: join(repositoryRoot, 'apps', app),
    configFile: join(repositoryRoot, 'apps', app, 'vite.config.ts'),
    // The configuration runs in this process, which understands TypeScript already.
    configLoader: 'native',
    mode,
    clearScreen: false,
    logLevel: 'warn',
    server: { port },
  });
  try {
    return await server.listen();
  } catch (error) {
    await server.close();
    throw error;
  }
}
