import { loadEnv } from 'vite';

import type { AppName } from './loadAppConfig';
import { repositoryRoot } from './root';

/** The path of the studio where it is part of the site. */
export const STUDIO_BASE = '/studio/';

/**
 * The path at which an app is served. In production, each app has its own origin. The demo, the
 * development server and the build for the emulators serve the studio under the site's origin, so
 * that both use the same mock database and the same sign-in.
 */
export function getAppBase(
  app: AppName,
  { mode, command }: { mode: string; command: 'build' | 'serve' },
): string {
  if (app !== 'studio') return '/';
  const { VITE_FIREBASE_EMULATORS: usesEmulators } = loadEnv(mode, repositoryRoot);
  const isPartOfSite = mode === 'demo' || command === 'serve' || usesEmulators === 'true';
  return isPartOfSite ? STUDIO_BASE : '/';
}
