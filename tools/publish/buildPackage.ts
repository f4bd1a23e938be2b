import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { createTokenFiles } from '../../packages/themes/src/tokens/tokenFiles';
import { repositoryRoot } from '../vite/root';
import { bundleThemeInit } from '../vite/themeInit';
import { bundleSources } from './bundleSources';
import { writeDeclarations } from './declarations';
import { createPublishedManifest } from './manifest';
import { getDistFolder, readManifest, readOrigin, getSourceFolder } from './packages';
import { writeReference } from './reference';

/** By package, the sources that are published as a script for a page instead of as a module. */
const scriptsByPackage: Record<
  string,
  Record<string, { file: string; build: () => Promise<string> }>
> = {
  themes: { './src/settings/init.ts': { file: 'theme-init.js', build: bundleThemeInit } },
};

/**
 * Builds a package into its `dist` folder, ready for `npm publish`: one ES module per source,
 * so that bundlers tree-shake it, the style sheet of each component beside its module, which imports
 * it, source maps, declarations, a `package.json`, the changelog and, for the components, a reference
 * of their props.
 */
export async function buildPackage(name: string): Promise<string> {
  const folder = getSourceFolder(name);
  const outDir = getDistFolder(name);
  const manifest = readManifest(name);
  rmSync(outDir, { recursive: true, force: true });
  const scripts = scriptsByPackage[name] ?? {};
  const modules = Object.values(manifest.exports).filter((file) => !(file in scripts));
  const { imports, hasStyles } = await bundleSources(folder, outDir, modules);
  writeDeclarations(folder, outDir);
  for (const { file, build: buildScript } of Object.values(scripts)) {
    writeFileSync(join(outDir, file), await buildScript());
  }
  if (name === 'themes') writeTokens(outDir);
  if (name === 'ui') await writeReference(outDir);
  const published = createPublishedManifest(manifest, {
    origin: { ...readOrigin(), directory: `packages/${name}` },
    imports,
    hasStyles,
    scripts: Object.fromEntries(
      Object.entries(scripts).map(([source, { file }]) => [source, file]),
    ),
    folders: name === 'themes' ? ['tokens'] : [],
  });
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  for (const file of ['LICENSE', 'CHANGELOG.md'])
    copyFileSync(join(repositoryRoot, file), join(outDir, file));
  copyFileSync(join(folder, 'README.md'), join(outDir, 'README.md'));
  return outDir;
}

/** Writes the design tokens as JSON for design tools: `@gschool/themes/tokens/….json`. */
function writeTokens(outDir: string) {
  for (const { path, content } of createTokenFiles()) {
    const file = join(outDir, 'tokens', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  }
}
