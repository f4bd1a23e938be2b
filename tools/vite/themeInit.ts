import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';

import { repositoryRoot } from './root';

const FILE = 'theme-init.js';
const TAG = `<script src="/${FILE}">`;

/** Applies only the appearance; published with the themes, for projects without the apps. */
const APPEARANCE_ENTRY = 'packages/themes/src/settings/init.ts';
/** The script of the apps, which also sets the language. */
const FIRST_PAINT_ENTRY = 'packages/app/src/firstPaint.ts';

/**
 * Bundles the script that applies the appearance before the first paint into one small classic
 * script.
 */
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
    // Evaluates `themeList.css.ts` in the build: the bundle gets the list of themes, not their seeds.
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
  if (chunk?.type !== 'chunk') throw new Error(`${FILE} did not build`);
  return chunk.code;
}

/** Serves `/theme-init.js` in development and emits it in a build. `index.html` loads it. */
export function themeInit(): Plugin {
  let isServerBuild = false;
  let mode = 'production';
  const bundle = () => bundleThemeInit(FIRST_PAINT_ENTRY, mode);
  return {
    name: 'gschool:theme-init',
    configResolved(config) {
      isServerBuild = Boolean(config.build.ssr);
      mode = config.mode;
    },
    configureServer(server) {
      server.middlewares.use(`/${FILE}`, (_request, response, next) => {
        bundle().then((code) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.setHeader('Cache-Control', 'no-cache');
          response.end(code);
        }, next);
      });
    },
    transformIndexHtml: {
      order: 'pre',
      // Without `vite-ignore`, Vite warns about a classic script that it did not bundle.
      handler: (html) => html.replace(TAG, TAG.replace('<script', '<script vite-ignore')),
    },
    async generateBundle() {
      if (isServerBuild) return;
      this.emitFile({ type: 'asset', fileName: FILE, source: await bundle() });
    },
  };
}
