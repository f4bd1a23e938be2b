import { gzipSync } from 'node:zlib';

import { minify } from 'terser';
import type { Plugin } from 'vite';

/** What every member loads and the bundler's own minifier leaves larger than it need be; React's it makes best. */
const CHUNKS = ['firebase', 'query', 'shell', 'catalogue', 'door', 'index'];

const gzipped = (code: string): number => gzipSync(code, { level: 9 }).length;

/**
 * Gives the chunks of a member's first view a second pass with another minifier and
 * keeps what is smaller over the wire: 1.4 KB of 190 (docs/decisions/0014).
 */
export function smaller(): Plugin {
  return {
    name: 'gschool:smaller',
    apply: (_config, { isSsrBuild }) => !isSsrBuild,
    enforce: 'post',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !CHUNKS.includes(chunk.name)) continue;
        const { code } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 2 },
        });
        if (code && gzipped(code) < gzipped(chunk.code)) chunk.code = code;
      }
    },
  };
}
