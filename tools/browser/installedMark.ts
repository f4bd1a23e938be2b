import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { writeFileAtomically } from '../lock/writeFileAtomically';
import { repositoryRoot } from '../vite/root';

const mark = join(repositoryRoot, '.cache/browser-installed');

/** Whether a run in this checkout has installed a browser since `.cache` was deleted. */
export const wasBrowserInstalled = (): boolean => existsSync(mark);

/** Stores that a run in this checkout has installed a browser. */
export const markBrowserInstalled = (): void => writeFileAtomically(mark, '');
