import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

import { createTokenFiles } from '../../packages/themes/src/tokens/tokenFiles';
import { repositoryRoot } from '../vite/root';
import { bundleThemeInit } from '../vite/themeInit';
import { writeDeclarations } from './declarations';
import { removeDocumentReferences } from './documentReferences';
import { addLayers } from './layers';
import { createPublishedManifest } from './manifest';
import { getDistFolder, readManifest, getSourceFolder } from './packages';

/** By package, the sources that are published as a script for a page instead of as a module. */
const scriptsByPackage: Record<
  string,
  Record<string, { file: string; build: () => Promise<string> }>
> = {
  themes: { './src/settings/init.ts': { file: 'theme-init.js', build: bundleThemeInit } },
};

/**
 * Whether an import is bundled into the package: Vanilla Extract's runtime, and the URLs of fonts.
 */
const isBundled = (id: string) => id.startsWith('@vanilla-extract/') || id.endsWith('?url');

/**
 * Builds a package into its `dist` folder, ready for `npm publish`: one ES module per source, so
 * that bundlers can tree-shake it; each component's style sheet next to its module, which imports
 * it; declarations; and a `package.json`.
 */
export async function buildPackage(name: string): Promise<string> {
  const folder = getSourceFolder(name);
  const outDir = getDistFolder(name);
  const manifest = readManifest(name);
  rmSync(outDir, { recursive: true, force: true });
  const scripts = scriptsByPackage[name] ?? {};
  const modules = Object.values(manifest.exports).filter((file) => !(file in scripts));
  const imports = await bundleSources(folder, outDir, modules);
  writeDeclarations(folder, outDir);
  for (const { file, build: buildScript } of Object.values(scripts)) {
    writeFileSync(join(outDir, file), await buildScript());
  }
  if (name === 'themes') writeTokens(outDir);
  const published = createPublishedManifest(manifest, {
    imports,
    scripts: Object.fromEntries(
      Object.entries(scripts).map(([source, { file }]) => [source, file]),
    ),
    folders: name === 'themes' ? ['tokens'] : [],
  });
  writeFileSync(join(outDir, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  copyFileSync(join(repositoryRoot, 'LICENSE'), join(outDir, 'LICENSE'));
  const readme = join(folder, 'README.md');
  if (existsSync(readme)) copyFileSync(readme, join(outDir, 'README.md'));
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

/** `/out/forms/Field.css.ts.vanilla.css` → `forms/Field.css`. */
const getStyleSheetName = (file: string): string =>
  file.replace(/\.css\.ts\.vanilla\.css$/, '.css');

/**
 * Makes each module import its style sheets, puts these into layers and makes their URLs relative.
 * Vite extracts a style sheet for each module, but expects a page at `/` to link it.
 */
const importStyleSheets: Plugin = {
  name: 'import-style-sheets',
  // Runs after Vite has removed the modules that contained only styles.
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'asset') {
        if (!chunk.fileName.endsWith('.css')) continue;
        const folder = getRelativePath(chunk.fileName, 'files/');
        const css = String(chunk.source).replaceAll('url(/files/', `url(${folder}/`);
        chunk.source = addLayers(css);
        continue;
      }
      const styleSheets = [...(chunk.viteMetadata?.importedCss ?? [])];
      const imports = styleSheets.map(
        (file) => `import ${JSON.stringify(getRelativePath(chunk.fileName, file))};\n`,
      );
      const code = chunk.code.replaceAll(/^\/\* empty css +\*\/\n/gm, '');
      chunk.code = imports.join('') + removeDocumentReferences(code);
    }
  },
};

/**
 * Bundles the sources. It does not use Vite's library mode, which would inline the font into the
 * style sheet: 65 KB of base64.
 */
async function bundleSources(folder: string, outDir: string, entries: readonly string[]) {
  const root = join(folder, 'src');
  // Otherwise, a test would build JSX for development, which contains paths on this machine.
  process.env['NODE_ENV'] = 'production';
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
        const path = JSON.stringify(getRelativePath(hostId, file));
        return { runtime: `new URL(${path}, import.meta.url).href` };
      },
    },
    plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), importStyleSheets],
    build: {
      target: 'es2022',
      // A build for browsers would wrap every `import()` in a preload helper.
      ssr: true,
      emitAssets: true,
      outDir,
      emptyOutDir: true,
      // The app's own bundler minifies; the code stays readable for debugging.
      minify: false,
      cssMinify: true,
      cssCodeSplit: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entries.map((file) => join(folder, file)),
        preserveEntrySignatures: 'strict',
        external: (id) => !/^[./\0]/.test(id) && !isBundled(id),
        output: {
          preserveModules: true,
          preserveModulesRoot: root,
          // npm never packs a folder named `node_modules`.
          entryFileNames: ({ name }) => `${name.replace(/^.*node_modules\//, 'vendor/')}.js`,
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? getStyleSheetName(name) : 'files/[name][extname]',
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
      .map(getPackageName),
  );
}

/** `@radix-ui/react-dialog/x` → `@radix-ui/react-dialog`. */
const getPackageName = (id: string): string => /^(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;

/** The relative path from one file to another: `./files/a.svg`, `../files/a.svg`. */
const getRelativePath = (from: string, to: string): string =>
  `./${posix.relative(posix.dirname(from), to)}`.replace(/^\.\/\.\./, '..');
