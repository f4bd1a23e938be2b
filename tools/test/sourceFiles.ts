import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** A violation of one of this repository's lint rules. */
export interface LintError {
  /** The path relative to the repository. */
  file: string;
  line: number;
  reason: string;
}

/** A source file: its path relative to the repository, with `/`, and its text. */
export interface SourceFile {
  file: string;
  text: string;
}

const ignoredNames =
  /^(node_modules|dist.*|storybook-static|coverage|screens|test-results|public|\..+)$/;

/** Every TypeScript file of the packages, the apps, the mock and Storybook's configuration. */
export function readSourceFiles(root: string): SourceFile[] {
  return ['packages', 'apps', 'mocks', '.storybook'].flatMap((folder) =>
    walk(join(root, folder), root),
  );
}

function walk(folder: string, root: string): SourceFile[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (ignoredNames.test(entry.name)) return [];
    if (entry.isDirectory()) return walk(path, root);
    if (!/\.tsx?$/.test(entry.name)) return [];
    return [{ file: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }];
  });
}
