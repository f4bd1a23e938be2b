import { fileURLToPath } from 'node:url';

/** The folder of the repository, which contains `.env` and `.cache`. */
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));
