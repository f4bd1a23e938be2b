import { UsageError } from './errors';

/** The services that a command talks to, and the variable that names the emulator of each. */
export const emulatorVariables = {
  auth: 'FIREBASE_AUTH_EMULATOR_HOST',
  firestore: 'FIRESTORE_EMULATOR_HOST',
  storage: 'FIREBASE_STORAGE_EMULATOR_HOST',
} as const;

export type Service = keyof typeof emulatorVariables;

/** Where a command writes: a real project, or emulators. */
export interface Target {
  projectId: string;
  /** Where the project's name comes from. */
  from: string;
  /** `host:port` by service; null for a real project. */
  emulators: Readonly<Partial<Record<Service, string>>> | null;
}

/** What `chooseTarget` reads from this machine; a parameter for tests. */
export interface Environment {
  env: Readonly<Record<string, string | undefined>>;
  /** The parsed key or credentials file, or why there is none. */
  credentials: { project: string | null } | { missing: string };
  /** `VITE_FIREBASE_PROJECT_ID` of the repository's `.env`. */
  envProject: string | null;
}

/**
 * Decides which project a command touches. Throws `UsageError` where it would
 * have to guess: no project, no credentials, a key of another project, or
 * emulators for one service and the real project for another.
 */
export const chooseTarget = (
  requested: string | undefined,
  services: readonly Service[],
  environment: Environment,
): Target => {
  const emulators = chooseEmulators(services, environment.env);
  const { credentials } = environment;
  if (emulators === null && 'missing' in credentials) throw new UsageError(credentials.missing);
  const keyProject = 'missing' in credentials || emulators ? null : credentials.project;
  const sources = [
    ['--project', requested],
    ['GOOGLE_CLOUD_PROJECT', environment.env['GOOGLE_CLOUD_PROJECT']],
    ['the key file', keyProject],
    ['.env', environment.envProject],
  ] as const;
  const [from, projectId] = sources.find(([, name]) => name) ?? [];
  if (!from || !projectId) throw new UsageError('Which project? Set it with --project ID.');
  if (keyProject && keyProject !== projectId) {
    throw new UsageError(
      `The key file is for the project ${keyProject}, but ${from} says ${projectId}. ` +
        'Use the key file of the project you mean.',
    );
  }
  return { projectId, from, emulators };
};

const chooseEmulators = (
  services: readonly Service[],
  env: Environment['env'],
): Target['emulators'] => {
  const named = Object.values(emulatorVariables).filter((variable) => env[variable]);
  if (named.length === 0) return null;
  const hosts = services.map((service) => {
    const variable = emulatorVariables[service];
    const host = env[variable];
    if (!host) {
      throw new UsageError(
        `${named.join(' and ')} is set but ${variable} is not: some writes would go to an emulator ` +
          'and some to the real project. Set both or neither.',
      );
    }
    if (!/^[^/\s]+:\d+$/.test(host)) {
      throw new UsageError(`${variable} must have the form HOST:PORT, not "${host}".`);
    }
    return [service, host] as const;
  });
  return Object.fromEntries(hosts);
};

/** One line that says where the command is about to write. */
export const targetLine = ({ projectId, from, emulators }: Target): string =>
  emulators
    ? `Emulators of ${projectId}: ${Object.entries(emulators)
        .map(([service, host]) => `${service} ${host}`)
        .join(', ')}. Nothing real is touched.`
    : `Project ${projectId} (from ${from}).`;
