import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { createTokenFiles } from '../../packages/themes/src/tokens/tokenFiles';
import { repositoryRoot } from '../vite/root';

/** `npm run tokens` writes the themes as files for design tools, into a folder that git ignores. */
const folder = join(repositoryRoot, 'dist-tokens');

rmSync(folder, { recursive: true, force: true });
const files = createTokenFiles();
for (const { path, content } of files) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${JSON.stringify(content, null, 2)}\n`);
}
console.log(`${files.length} files in dist-tokens/, in the Design Tokens format (2025.10).`);
