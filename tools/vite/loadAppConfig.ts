import type { ConfigEnv, UserConfig } from 'vite';

import { repositoryRoot } from './root';

/** The names of the apps, which are their folders too. */
export const apps = ['site', 'shop'] as const;
export type AppName = (typeof apps)[number];

/**
 * An app's Vite configuration, for `createServer` and `build`. Read by this
 * process, which understands TypeScript, and not by Vite's own config loader.
 */
export async function loadAppConfig(app: AppName, request: ConfigEnv): Promise<UserConfig> {
  const path = `${repositoryRoot}/apps/${app}/vite.config.ts`;
  const module = (await import(path)) as { default: (request: ConfigEnv) => UserConfig };
  return { ...module.default(request), configFile: false, mode: request.mode } as UserConfig;
}
