import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import licenseTexts from 'spdx-license-list/full.js';

import { repositoryRoot } from '../vite/root';

/** The file with the licenses of a bundle's packages, which Vite writes (`build.license`). */
const LICENSES_FILE = '.vite/license.json';

/** The same for the packages of the service worker. */
export const WORKER_LICENSES_FILE = '.vite/workerLicense.json';

/** The file of a build with the licenses of the packages that it contains. */
export const NOTICES_FILE = 'third-party-notices.txt';

/** A package in a bundle, the way Vite describes it. */
export interface BundledPackage {
  name: string;
  version: string;
  /** The SPDX identifier in `package.json`. */
  identifier?: string;
  /** The license file of the package, if it has one. */
  text?: string;
}

const RULE = '-'.repeat(78);

/**
 * The text of a package's license. Throws if the package has no license file and its identifier is
 * unknown.
 */
const getLicenseText = ({ name, identifier = 'no license', text }: BundledPackage): string => {
  const found = text ?? licenseTexts[identifier]?.licenseText;
  if (!found) throw new Error(`${name} has no license file, and its license is: ${identifier}`);
  return found.trim();
};

/** The notices of third-party software: each package with its license text. */
export const createNotices = (packages: readonly BundledPackage[]): string =>
  [
    'This app contains the following third-party software.\n',
    ...packages.map((each) => {
      const license = each.identifier ? ` (${each.identifier})` : '';
      return `${RULE}\n${each.name} ${each.version}${license}\n${RULE}\n\n${getLicenseText(each)}\n`;
    }),
  ].join('\n');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The packages that contain fonts. Vite lists only packages with scripts. */
function readFontPackages(): BundledPackage[] {
  const themes = readJson(join(repositoryRoot, 'packages/themes/package.json'));
  const { dependencies } = themes as { dependencies: Record<string, string> };
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
  return fonts.map((name) => {
    const folder = join(repositoryRoot, 'node_modules', name);
    const { version, license } = readJson(join(folder, 'package.json')) as Record<string, string>;
    return {
      name,
      version: version!,
      identifier: license!,
      text: readFileSync(join(folder, 'LICENSE'), 'utf8'),
    };
  });
}

/**
 * The packages in a built app: those that Vite has listed for its scripts and its service worker,
 * and its fonts.
 */
export function readBundledPackages(folder: string): BundledPackage[] {
  const packages = [LICENSES_FILE, WORKER_LICENSES_FILE].flatMap(
    (file) => readJson(join(folder, file)) as BundledPackage[],
  );
  const byName = new Map(packages.map((each) => [`${each.name} ${each.version}`, each]));
  return [...byName.values(), ...readFontPackages()];
}

/** Writes the notices of a built app. */
export const writeNotices = (folder: string): void =>
  writeFileSync(join(folder, NOTICES_FILE), createNotices(readBundledPackages(folder)));
