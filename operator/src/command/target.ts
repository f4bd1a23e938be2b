import { UsageError } from './errors';

/** The services that a command uses, with the environment variable for each service's emulator. */
export const emulatorVariables = {
  auth: 'FIREBASE_AUTH_EMULATOR_HOST',
  firestore: 'FIRESTORE_EMULATOR_HOST',
  storage: 'FIREBASE_STORAGE_EMULATOR_HOST',
} as const;

export type Service = keyof typeof emulatorVariables;

/** The project to which a command writes, or its emulators. */
export interface Target {
  projectId: string;
  /** The source of the project's name. */
  from: string;
  /** `host:port` by service; null for a real project. */
  emulators: Readonly<Partial<Record<Service, string>>> | null;
}

/** The inputs that `chooseTarget` reads from this machine. Tests pass their own. */
export interface Environment {
  env: Readonly<Record<string, string | undefined>>;
  /** The project in the key or credentials file, or why there is none. */
  credentials: { project: string | null } | { missing: string };
  /** `VITE_FIREBASE_PROJECT_ID` from the repository's `.env`. */
  envProject: string | null;
}

/**
 * Chooses the project for a command. Throws a `UsageError` instead of guessing if there is no
 * project or there are no credentials, if the key belongs to another project, or if some services
 * have an emulator and others do not.
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

/** A line that names the project to which the command will write. */
export const formatTarget = ({ projectId, from, emulators }: Target): string =>
  emulators
    ? `Emulators of ${projectId}: ${Object.entries(emulators)
        .map(([service, host]) => `${service} ${host}`)
        .join(', ')}. Nothing real is touched.`
    : `Project ${projectId} (from ${from}).`;
