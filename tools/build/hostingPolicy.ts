import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { format } from 'oxfmt';

import formatOptions from '../../.oxfmtrc.json' with { type: 'json' };
import { repositoryRoot } from '../vite/root';
import type { PolicyDigests } from './document';
import { DIGESTS_FILE } from './prerender';

const DIGEST = / 'sha256-[^']+'/g;

/** Returns a content security policy that allows only inline code with these digests. */
export const setDigests = (policy: string, { scripts, styles }: PolicyDigests): string =>
  policy
    .replace(DIGEST, '')
    .replace(/script-src [^;]+/, (directive) => [directive, ...scripts].join(' '))
    .replace(/style-src [^;]+/, (directive) => [directive, ...styles].join(' '));

/** Reads the digests of a built app's inline code; empty for a folder that is not an app. */
function readDigests(folder: string): PolicyDigests {
  const file = join(folder, DIGESTS_FILE);
  if (!existsSync(file)) return { scripts: [], styles: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as PolicyDigests;
}

/** The configuration of a hosting target in `firebase.json`. */
export interface HostingTargetConfig {
  target: string;
  headers: readonly { source: string; headers: { key: string; value: string }[] }[];
  rewrites?: readonly { source: string; destination: string }[] | undefined;
}

/** Returns the configuration of a hosting target with the digests of a build folder. */
export function withDigests<Config extends HostingTargetConfig>(
  config: Config,
  folder: string,
): Config {
  const digests = readDigests(folder);
  const setInHeader = (header: { key: string; value: string }) =>
    header.key === POLICY ? { ...header, value: setDigests(header.value, digests) } : header;
  return {
    ...config,
    headers: config.headers.map((entry) => ({
      ...entry,
      headers: entry.headers.map(setInHeader),
    })),
  };
}

/** Reads the configuration of a hosting target from `firebase.json`. Throws if there is none. */
export function getHostingConfig(target: string): HostingTargetConfig {
  const file = readFileSync(join(repositoryRoot, 'firebase.json'), 'utf8');
  const { hosting } = JSON.parse(file) as { hosting: HostingTargetConfig[] };
  const found = hosting.find((entry) => entry.target === target);
  if (!found) throw new Error(`firebase.json has no hosting target "${target}"`);
  return found;
}

const POLICY = 'Content-Security-Policy';

/** The policy of a hosting target, as a header. Throws if it has none. */
export function readPolicy(target: string): Record<string, string> {
  const headers = getHostingConfig(target).headers.flatMap((entry) => entry.headers);
  const policy = headers.find(({ key }) => key === POLICY);
  if (!policy) throw new Error(`firebase.json has no policy for "${target}"`);
  return { [POLICY]: policy.value };
}

/** Writes the digests of the built apps into the policies in `firebase.json`. */
export async function writeDigests(folders: Readonly<Record<string, string>>): Promise<void> {
  const file = join(repositoryRoot, 'firebase.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as { hosting: HostingTargetConfig[] };
  const hosting = config.hosting.map((entry) => {
    const folder = folders[entry.target];
    return folder ? withDigests(entry, folder) : entry;
  });
  const text = JSON.stringify({ ...config, hosting });
  writeFileSync(file, (await format(file, text, formatOptions)).code);
}
