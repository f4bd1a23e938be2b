import { relative } from 'node:path';

import type { Plugin } from 'vite';

/** The file of a client build that maps dynamic imports to their chunks. */
export const CHUNK_FILES = '.vite/chunkFiles.json';

/**
 * Writes which file contains the target of each dynamic import. The key is the target's path
 * relative to the app's folder. Vite's manifest lacks targets whose chunks also export modules for
 * other chunks.
 */
export function chunkFiles(): Plugin {
  let root = '';
  return {
    name: 'gschool:chunk-files',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const files: Record<string, string> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const isDynamic = (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
          if (isDynamic) files[relative(root, id)] = chunk.fileName;
        }
      }
      this.emitFile({ type: 'asset', fileName: CHUNK_FILES, source: JSON.stringify(files) });
    },
  };
}
