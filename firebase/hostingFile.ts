import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

import { format } from 'oxfmt';

import options from '../.oxfmtrc.json' with { type: 'json' };
import { parseSettings, type Settings } from '../packages/data/src/settings/schema';
import { hostingConfig, type HostingSettings } from './hosting';

const inRoot = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The path of `firebase.json`. */
export const hostingPath = inRoot('firebase.json');

/** Reads the settings from an environment file. Returns null if it is missing or invalid. */
export const readSettings = (name: '.env' | '.env.demo'): (Settings & HostingSettings) | null => {
  if (!existsSync(inRoot(name))) return null;
  const env = parseEnv(readFileSync(inRoot(name), 'utf8')) as Record<string, string | undefined>;
  const result = parseSettings(env);
  return result.ok ? { ...result.values, hasSnapshot: Boolean(env['SITE_SNAPSHOT']) } : null;
};

/** The formatted text of `firebase.json`. */
export const hostingText = async (settings: HostingSettings): Promise<string> =>
  (await format(hostingPath, JSON.stringify(hostingConfig(settings)), options)).code;
