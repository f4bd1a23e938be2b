import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

import { emulatorOrigin } from '../../packages/data/src/firebase/emulators';
import { suitePorts } from '../../firebase/emulatorSuite';
import { repositoryRoot } from '../vite/root';

/** The emulators' project. Its prefix keeps them from contacting a real project. */
export const EMULATOR_PROJECT = 'demo-gschool';

const readEnv = (file: string): Record<string, string> =>
  parseEnv(readFileSync(join(repositoryRoot, file), 'utf8')) as Record<string, string>;

/**
 * The settings of the build that runs on the emulators: the demo's settings, without features that
 * only the mock has (files, Stripe's portal and the page for external URLs). Settings in `.env`
 * have no effect, because all settings are set here.
 */
export const emulatorSettings: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(readEnv('.env.example')).map((name) => [name, ''])),
  ...readEnv('.env.demo'),
  VITE_FIREBASE_EMULATORS: 'true',
  // The suite has no Storage emulator.
  VITE_FIREBASE_STORAGE_BUCKET: '',
  VITE_PAYMENT_PORTAL_URL: '',
  VITE_SOCIAL_PHOTO_URL: '',
  VITE_SOCIAL_NETWORK_URL: '',
  VITE_SOCIAL_VIDEO_URL: '',
  VITE_SUPPORT_URL: '',
  VITE_ADMIN_URL: '/studio/',
  // The function that signs URLs needs a bucket.
  VITE_PLAYBACK_URL: '',
  // The demo's URL is answered by the mock. The suite runs the function in this region.
  VITE_ADMIN_FUNCTION_URL: `${emulatorOrigin(suitePorts.functions)}/${EMULATOR_PROJECT}/us-central1/admin`,
};
