import { join } from 'node:path';

import type { Plugin } from 'vite';

import { repositoryRoot } from './root';

/**
 * Watches the folders of the other workspaces. On its own, Vite watches each of their files, and
 * loses track of a file when an editor saves it by writing a new file and renaming it.
 */
export const watchWorkspaces = (): Plugin => ({
  name: 'watch-workspaces',
  apply: 'serve',
  configureServer({ watcher }) {
    watcher.add(['packages', 'mocks'].map((folder) => join(repositoryRoot, folder)));
  },
});
