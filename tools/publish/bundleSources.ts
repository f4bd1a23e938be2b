import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

import { removeDocumentReferences } from './documentReferences';
import { finishModules } from './finishModules';
import { addLayers } from './layers';

/** What a package was built into. */
export interface BuiltSources {
  /** The packages that the built modules import. */
  imports: ReadonlySet<string>;
  hasStyles: boolean;
}

/** Bundled into the package: the runtime of Vanilla Extract, and the URLs of fonts. */
const isBundled = (id: string) => id.startsWith('@vanilla-extract/') || id.endsWith('?url');

/** `/out/forms/Field.css.ts.vanilla.css` → `forms/Field.css`. */
const getStyleSheetName = (file: string): string =>
  file.replace(/\.css\.ts\.vanilla\.css$/, '.css');

/** Loads sources without references to documents, so that source maps do not have them either. */
const withoutDocumentReferences: Plugin = {
  name: 'without-document-references',
  enforce: 'pre',
  load(id) {
    const isSource = /\/packages\/[\w-]+\/src\/.*\.tsx?$/.test(id) && !id.endsWith('.css.ts');
    return isSource ? removeDocumentReferences(readFileSync(id, 'utf8')) : undefined;
  },
};

/**
 * Puts the style sheets into layers, makes their URLs relative, and collects those of each module:
 * Vite extracts a style sheet for each module but expects a page at `/` to link it.
 */
const collectStyleSheets = (styleSheets: Map<string, readonly string[]>): Plugin => ({
  name: 'collect-style-sheets',
  // After Vite has removed the modules that contained only styles.
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type === 'chunk') {
        const imported = [...(chunk.viteMetadata?.importedCss ?? [])];
        if (imported.length > 0) styleSheets.set(chunk.fileName, imported);
      } else if (chunk.fileName.endsWith('.css')) {
        const folder = getRelativePath(chunk.fileName, 'files/');
        const css = String(chunk.source).replaceAll('url(/files/', `url(${folder}/`);
        chunk.source = addLayers(css);
      }
    }
  },
});

/**
 * Builds one module for each source of a package, with its source map. Not with Vite's library mode,
 * which inlines the font into the style sheet: 65 KB of base64.
 */
export async function bundleSources(
  folder: string,
  outDir: string,
  entries: readonly string[],
): Promise<BuiltSources> {
  const root = join(folder, 'src');
  const styleSheets = new Map<string, readonly string[]>();
  // Otherwise, a test would build JSX for development, with the paths of this machine.
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
    plugins: [
      withoutDocumentReferences,
      react(),
      vanillaExtractPlugin({ identifiers: 'short' }),
      collectStyleSheets(styleSheets),
    ],
    build: {
      target: 'es2022',
      // A build for browsers would wrap every `import()` in a preload helper.
      ssr: true,
      emitAssets: true,
      outDir,
      emptyOutDir: true,
      // The app's own bundler minifies; the code stays readable for debugging.
      minify: false,
      sourcemap: true,
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
  finishModules(outDir, styleSheets);
  const chunks = [output].flat().flatMap((one) => ('output' in one ? one.output : []));
  const imports = chunks.flatMap((chunk) =>
    chunk.type === 'chunk' ? [...chunk.imports, ...chunk.dynamicImports] : [],
  );
  return { imports: new Set(imports.map(getPackageName)), hasStyles: styleSheets.size > 0 };
}

/** `@radix-ui/react-dialog/x` → `@radix-ui/react-dialog`. */
const getPackageName = (id: string): string => /^(@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? id;

/** The relative path from one file to another: `./files/a.svg`, `../files/a.svg`. */
const getRelativePath = (from: string, to: string): string =>
  `./${posix.relative(posix.dirname(from), to)}`.replace(/^\.\/\.\./, '..');
