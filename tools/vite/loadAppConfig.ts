import type { ConfigEnv, UserConfig } from 'vite';

import { repositoryRoot } from './root';

/** The names of the apps and of their folders. */
export const apps = ['site', 'shop', 'studio'] as const;
export type AppName = (typeof apps)[number];

/**
 * The apps that have their own port in the demo, in development and on the emulators. There, the
 * studio is part of the site (`appBase.ts`).
 */
export const servedApps = ['site', 'shop'] as const satisfies readonly AppName[];
export type ServedApp = (typeof servedApps)[number];

/** The apps to serve, so that these apps can be opened. */
export const getServedApps = (chosen: readonly AppName[]): readonly ServedApp[] =>
  servedApps.filter((app) => chosen.includes(app) || (app === 'site' && chosen.includes('studio')));

/**
 * Loads an app's Vite configuration for `createServer` and `build`. It does not use Vite's own
 * config loader, because this process can run TypeScript.
 */
export async function loadAppConfig(app: AppName, request: ConfigEnv): Promise<UserConfig> {
  const path = `${repositoryRoot}/apps/${app}/vite.config.ts`;
  const module = (await import(path)) as { default: (request: ConfigEnv) => UserConfig };
  return { ...module.default(request), configFile: false, mode: request.mode } as UserConfig;
}
