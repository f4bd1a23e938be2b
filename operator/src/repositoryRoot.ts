import { fileURLToPath } from 'node:url';

/** The folder of the repository, with `.env` and `.cache`. */
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));
