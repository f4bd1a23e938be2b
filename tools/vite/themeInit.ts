import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';

import { repositoryRoot } from './root';

const FILE = 'theme-init.js';

/** The file of a client build with the script that every document contains. */
export const INLINE_SCRIPT = '.vite/inlineScript.js';

/**
 * The script that only applies the appearance. It is published with the themes, for projects
 * without the apps.
 */
const APPEARANCE_ENTRY = 'packages/themes/src/settings/init.ts';
/** The script of the development server, which also sets the language. */
const FIRST_PAINT_ENTRY = 'packages/app/src/firstPaint.ts';
/** The script of built documents, which also starts the app of a prerendered page. */
const INLINE_ENTRY = 'packages/app/src/inlineScript.ts';

/** Bundles a script that runs before the first paint into one small classic script. */
export async function bundleThemeInit(
  entry = APPEARANCE_ENTRY,
  mode = 'production',
): Promise<string> {
  const output = await build({
    configFile: false,
    mode,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    // `themeList.css.ts` is evaluated during the build, so that the bundle contains the list of
    // themes but not their seeds.
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      minify: true,
      lib: {
        entry: `${repositoryRoot}/${entry}`,
        formats: ['iife'],
        name: 'gschoolThemeInit',
      },
    },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} did not build`);
  return chunk.code;
}

/**
 * In development, serves `/theme-init.js`, which `index.html` loads. A build emits a script that
 * the prerenderer writes into every document.
 */
export function themeInit(): Plugin {
  let isServerBuild = false;
  let mode = 'production';
  return {
    name: 'gschool:theme-init',
    configResolved(config) {
      isServerBuild = Boolean(config.build.ssr);
      mode = config.mode;
    },
    configureServer(server) {
      server.middlewares.use(`${server.config.base}${FILE}`, (_request, response, next) => {
        bundleThemeInit(FIRST_PAINT_ENTRY, mode).then((code) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(code);
        }, next);
      });
    },
    async generateBundle() {
      if (isServerBuild) return;
      const source = await bundleThemeInit(INLINE_ENTRY, mode);
      this.emitFile({ type: 'asset', fileName: INLINE_SCRIPT, source });
    },
  };
}
