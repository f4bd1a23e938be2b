import { createServer, mergeConfig, type ViteDevServer } from 'vite';

import { loadAppConfig, type AppName } from '../vite/loadAppConfig';

/** Starts the Vite development server of an app inside this process. */
export async function startApp(
  app: AppName,
  { port, mode }: { port: number; mode: 'demo' | 'development' },
): Promise<ViteDevServer> {
  const config = await loadAppConfig(app, { mode, command: 'serve' });
  const server = await createServer(
    mergeConfig(config, { clearScreen: false, logLevel: 'warn', server: { port } }),
  );
  try {
    return await server.listen();
  } catch (error) {
    await server.close();
    throw error;
  }
}
