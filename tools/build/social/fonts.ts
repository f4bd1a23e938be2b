import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { repositoryRoot } from '../../vite/root';

// The fonts belong to the themes package, whose dependencies include them.
const { resolve } = createRequire(join(repositoryRoot, 'packages/themes/package.json'));

const latin = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const latinExtended = '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
const arabic = '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2';

/**
 * The font files for a text. Files other than the first are included only for letters that the
 * first one lacks.
 */
export const getFontFiles = (text: string): readonly string[] =>
  [
    latin,
    ...(/[\u0100-\u024f\u1e00-\u1eff]/.test(text) ? [latinExtended] : []),
    ...(/[\u0600-\u06ff]/.test(text) ? [arabic] : []),
  ].map((name) => resolve(name));

/** The version of the fonts, which is part of the pictures' cache key. */
export const readFontVersion = (): string =>
  (
    JSON.parse(readFileSync(resolve('@fontsource-variable/inter/package.json'), 'utf8')) as {
      version: string;
    }
  ).version;
