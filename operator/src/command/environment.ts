import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { repositoryRoot } from '../repositoryRoot';
import type { Environment } from './target';

const parseProjectId = (json: string): string | null => {
  const key: unknown = JSON.parse(json);
  const value = typeof key === 'object' && key !== null ? Reflect.get(key, 'project_id') : null;
  return typeof value === 'string' && value !== '' ? value : null;
};

const CREDENTIALS_HELP =
  'In the Firebase console: Project settings → Service accounts → Generate new private key. ' +
  'Keep the file outside the repository and set its path: ' +
  'export GOOGLE_APPLICATION_CREDENTIALS=/a/safe/place/key.json';

/**
 * Reads the key file that the environment names, or else the file of `gcloud auth
 * application-default login`.
 */
const readCredentials = (env: Environment['env']): Environment['credentials'] => {
  const named = env['GOOGLE_APPLICATION_CREDENTIALS'];
  const folder = env['CLOUDSDK_CONFIG'] ?? join(homedir(), '.config/gcloud');
  const file = named || join(folder, 'application_default_credentials.json');
  if (!existsSync(file)) {
    return {
      missing: named
        ? `GOOGLE_APPLICATION_CREDENTIALS is ${named}, but there is no such file.`
        : `No credentials were found. ${CREDENTIALS_HELP}`,
    };
  }
  try {
    return { project: parseProjectId(readFileSync(file, 'utf8')) };
  } catch {
    return { missing: `${file} is not a key file: it isn’t valid JSON.` };
  }
};

/** Reads the environment variables, the credentials and `.env` of this machine. */
export const readEnvironment = (): Environment => {
  const file = join(repositoryRoot, '.env');
  const envFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return {
    env: process.env,
    credentials: readCredentials(process.env),
    envProject: envFile['VITE_FIREBASE_PROJECT_ID'] || null,
  };
};
