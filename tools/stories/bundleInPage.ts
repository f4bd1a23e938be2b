import { build } from 'vite';

import { repositoryRoot } from '../vite/root';

let bundled: Promise<string> | undefined;

/** The checks that run inside a page, as one classic script: `window.storyChecks`. */
export const bundleInPage = (): Promise<string> => (bundled ??= bundle());

async function bundle(): Promise<string> {
  const output = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: `${repositoryRoot}/tools/stories/inPage/index.ts`,
        formats: ['iife'],
        name: 'gschoolStoryChecks',
      },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('tools/stories/inPage did not build');
  return chunk.code;
}
