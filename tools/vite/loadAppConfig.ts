import type { ConfigEnv, UserConfig } from 'vite';

import { repositoryRoot } from './root';

/** The names of the apps and of their folders. */
export const apps = ['site', 'shop'] as const;
export type AppName = (typeof apps)[number];

/**
 * Loads an app's Vite configuration for `createServer` and `build`. It does not use Vite's own
 * config loader, because this process can run TypeScript.
 */
export async function loadAppConfig(app: AppName, request: ConfigEnv): Promise<UserConfig> {
  const path = `${repositoryRoot}/apps/${app}/vite.config.ts`;
  const module = (await import(path)) as { default: (request: ConfigEnv) => UserConfig };
  return { ...module.default(request), configFile: false, mode: request.mode } as UserConfig;
}
