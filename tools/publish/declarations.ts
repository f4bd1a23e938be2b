import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { repositoryRoot } from '../vite/root';
import { removeDocumentReferences } from './documentReferences';

/**
 * Adds the file extensions that Node requires to relative specifiers: `./Button` → `./Button.js`,
 * `./settings` → `./settings/index.js`. `exists` returns whether a path relative to the file
 * exists.
 */
export const addExtensions = (text: string, exists: (path: string) => boolean): string =>
  text.replace(
    /((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]*)\2/g,
    (_, before: string, quote: string, path: string) => {
      const file = exists(`${path}.d.ts`) ? `${path}.js` : `${path}/index.js`;
      return `${before}${quote}${file}${quote}`;
    },
  );

/** Writes the declarations of a package's sources to `outDir`, without tests and stories. */
export function writeDeclarations(folder: string, outDir: string): void {
  const project = join(outDir, 'tsconfig.json');
  const options = {
    extends: join(folder, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      // A composite project would write its build info to the package.
      composite: false,
      incremental: false,
      rootDir: join(folder, 'src'),
      outDir,
      types: ['vite/client'],
    },
    include: [join(folder, 'src')],
    exclude: ['*.test.*', '*.stories.*', '*.fixtures.*'].map((files) =>
      join(folder, 'src/**', files),
    ),
  };
  writeFileSync(project, JSON.stringify(options));
  try {
    execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], {
      cwd: repositoryRoot,
      stdio: 'inherit',
    });
  } finally {
    rmSync(project);
  }
  for (const file of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(outDir, file);
    const exists = (relative: string) => existsSync(resolve(dirname(path), relative));
    const text = removeDocumentReferences(readFileSync(path, 'utf8'));
    writeFileSync(path, addExtensions(text, exists));
  }
}
