import { createServer, mergeConfig, type ViteDevServer } from 'vite';

import { loadAppConfig, type ServedApp } from '../vite/loadAppConfig';
import { mountStudio } from './mountStudio';

/** Starts the Vite development server of an app inside this process. */
export async function startApp(
  app: ServedApp,
  { port, mode }: { port: number; mode: 'demo' | 'development' },
): Promise<ViteDevServer> {
  const config = await loadAppConfig(app, { mode, command: 'serve' });
  const server = await createServer(
    mergeConfig(config, {
      clearScreen: false,
      logLevel: 'warn',
      server: { port },
      plugins: app === 'site' ? [mountStudio(mode)] : [],
    }),
  );
  try {
    return await server.listen();
  } catch (error) {
    await server.close();
    throw error;
  }
}
