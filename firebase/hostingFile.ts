import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { format } from 'oxfmt';
import options from '../.oxfmtrc.json' with { type: 'json' };
import { parseSettings, type Settings } from '../packages/data/src/settings/schema';
import { hostingConfig } from './hosting';

const inRoot = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** Where the hosting is configured. */
export const hostingPath = inRoot('firebase.json');

/** The settings of an environment file at the root; null without the file or with faults in it. */
export const readSettings = (name: '.env' | '.env.demo'): Settings | null => {
  if (!existsSync(inRoot(name))) return null;
  const env = parseEnv(readFileSync(inRoot(name), 'utf8')) as Record<string, string | undefined>;
  const result = parseSettings(env);
  return result.ok ? result.settings : null;
};

/** The text of `firebase.json` for these settings, laid out like every other file. */
export const hostingText = async (settings: Settings): Promise<string> =>
  (await format(hostingPath, JSON.stringify(hostingConfig(settings)), options)).code;
