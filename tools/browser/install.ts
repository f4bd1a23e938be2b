import { acquireLock, getMachineLock } from '../lock/acquireLock';
import { candidates } from './candidates';
import { searchBrowser, type FoundBrowser } from './find';
import { getInstallCommands } from './installCommands';
import { markBrowserInstalled } from './installedMark';
import { runPatiently } from './runPatiently';

/** The functions and values of the machine that an installation needs. Tests replace them. */
export interface Machine {
  /** Paths of browsers that exist. */
  candidates(): Promise<string[]>;
  /** The commands that install a browser. */
  commands: readonly (readonly string[])[];
  /** The lock file that all installations on the machine share. */
  lock: string;
  onInstalled(): void;
}

const getMachine = (): Machine => ({
  candidates,
  commands: getInstallCommands(),
  lock: getMachineLock('browser'),
  onInstalled: markBrowserInstalled,
});

/**
 * Returns a browser that plays our clips, and installs one if there is none. If two processes need
 * a browser at the same time, the second one waits and then finds the browser that the first one
 * installed. Throws an error that lists everything that was tried.
 */
export async function installBrowser(machine: Machine = getMachine()): Promise<FoundBrowser> {
  const search = await searchBrowser(machine.candidates);
  if (search.found) return search.found;
  const release = acquireLock(machine.lock);
  try {
    const retry = await searchBrowser(machine.candidates);
    if (retry.found) return retry.found;
    const failure = machine.commands.map(runPatiently).find(Boolean);
    if (!failure) machine.onInstalled();
    const { found, refused } = await searchBrowser(machine.candidates);
    if (found) return found;
    throw new Error(
      [
        'NO BROWSER: none could be installed.',
        ...new Set([...retry.refused, ...refused, ...(failure ? [failure] : [])]),
        'Install Chromium or Google Chrome (on Debian: apt-get install chromium fonts-liberation fonts-noto-core),',
        'or set one: CHROMIUM=/path/to/chromium npm test',
      ].join('\n  '),
    );
  } finally {
    release();
  }
}
