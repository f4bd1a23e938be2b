import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { tokenFiles } from '../../packages/themes/src/tokens/tokenFiles';
import { repositoryRoot } from '../vite/root';
import { bundleThemeInit } from '../vite/themeInit';
import { writeDeclarations } from './declarations';
import { publishedManifest, sheet, sheetTypes } from './manifest';
import { distFolder, readManifest, sourceFolder, type PackageName } from './sources';

/** Sources that are published as a script of their own, by their file. */
const scripts: Record<
  PackageName,
  Record<string, { file: string; make: () => Promise<string> }>
> = {
  themes: { './src/settings/init.ts': { file: 'theme-init.js', make: bundleThemeInit } },
  'poster-art': {},
  ui: {},
};

/** What becomes part of the package: a style sheet's runtime without its compiler, and fonts. */
const isTakenIn = (id: string) => id.startsWith('@vanilla-extract/') || id.endsWith('?url');

/**
 * Lays a package down in its `dist`, ready for `npm publish`: one ES module a source, so
 * that bundlers take what is used; declarations; one style sheet; a manifest of its own.
 */
export async function buildPackage(name: PackageName): Promise<string> {
  const folder = sourceFolder(name);
  const outDir = distFolder(name);
  const manifest = readManifest(name);
  rmSync(outDir, { recursive: true, force: true });
  const own = scripts[name];
  const modules = Object.values(manifest.exports).filter((file) => !(file in own));
  const imported = await bundle(folder, outDir, modules);
  const hasSheet = existsSync(join(outDir, sheet));
  if (hasSheet) finishSheet(outDir);
  writeDeclarations(folder, outDir);
  for (const { file, make } of Object.values(own)) writeFileSync(join(outDir, file), await make());
  const assets = Object.fromEntries(Object.entries(own).map(([from, { file }]) => [from, file]));
  if (name === 'themes') writeTokens(outDir);
  const published = publishedManifest(manifest, {
    imported,
    hasSheet,
    assets,
    folders: name === 'themes' ? ['tokens'] : [],
  });
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  copyFileSync(join(repositoryRoot, 'LICENSE'), join(outDir, 'LICENSE'));
  const readme = join(folder, 'README.md');
  if (existsSync(readme)) copyFileSync(readme, join(outDir, 'README.md'));
  return outDir;
}

/** For design tools, beside the modules: `@gschool/themes/tokens/….json`. */
function writeTokens(outDir: string) {
  for (const { path, content } of tokenFiles()) {
    const file = join(outDir, 'tokens', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  }
}

/** Its files lie beside it wherever it is served; TypeScript asks for types of it too. */
function finishSheet(outDir: string) {
  const path = join(outDir, sheet);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('url(/files/', 'url(./files/'));
  writeFileSync(join(outDir, sheetTypes), 'export {};\n');
}

/** Not Vite's library mode: that would write the font into the style sheet, 65 KB of text. */
async function bundle(folder: string, outDir: string, entries: readonly string[]) {
  const root = join(folder, 'src');
  const output = await build({
    configFile: false,
    envFile: false,
    root,
    base: './',
    publicDir: false,
    logLevel: 'error',
    mode: 'production',
    experimental: {
      renderBuiltUrl(file, { hostId, hostType }) {
        if (hostType !== 'js') return { relative: true };
        const path = JSON.stringify(besides(hostId, file));
        return { runtime: `new URL(${path}, import.meta.url).href` };
      },
    },
    plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' })],
    build: {
      target: 'es2022',
      // For the server too, and without the helper that a page's build puts around `import()`.
      ssr: true,
      emitAssets: true,
      outDir,
      emptyOutDir: true,
      // Whoever installs it has a bundler that does this, and can read what they debug.
      minify: false,
      cssMinify: true,
      cssCodeSplit: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entries.map((file) => join(folder, file)),
        preserveEntrySignatures: 'strict',
        external: (id) => !/^[./\0]/.test(id) && !isTakenIn(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          // A folder `node_modules` is never packed.
          entryFileNames: ({ name }) => `${name.replace(/^.*node_modules\//, 'vendor/')}.js`,
          assetFileNames: ({ names }) =>
            names.some((file) => file.endsWith('.css')) ? sheet : 'files/[name][extname]',
        },
      },
    },
  });
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  return new Set(
    chunks
      .flatMap((chunk) =>
        chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : [],
      )
      .map(packageOf),
  );
}

/** `@radix-ui/react-dialog/x` → `@radix-ui/react-dialog`. */
const packageOf = (id: string): string => /^(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;

/** The way from one file of the package to another: `./files/a.svg`, `../files/a.svg`. */
const besides = (from: string, to: string): string =>
  `./${posix.relative(posix.dirname(from), to)}`.replace(/^\.\/\.\./, '..');
