import { build } from 'vite';

import { repositoryRoot } from '../vite/root';

const bundled = new Map<string, Promise<string>>();

/**
 * Bundles a module and its imports into one classic script for `addInitScript`. By default, bundles
 * the story checks, which are then available as `window.storyChecks`.
 */
export function bundleInPage(entry = 'tools/stories/inPage/index.ts'): Promise<string> {
  const script = bundled.get(entry) ?? bundle(entry);
  bundled.set(entry, script);
  return script;
}

async function bundle(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    // Some libraries read Node's environment.
    define: { 'process.env.NODE_ENV': '"test"', 'process.env': '{}' },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: `${repositoryRoot}/${entry}`,
        formats: ['iife'],
        name: 'gschoolInPage',
      },
    },
  });
  const [result] = Array.isArray(output) ? output : [output];
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error(`${entry} did not build`);
  return chunk.code;
}
