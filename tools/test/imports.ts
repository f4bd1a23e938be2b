import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parseSync } from 'vite';

import { repositoryRoot } from '../vite/root';
import { parseModule } from './changed/moduleGraph';
import { workspaceFolders } from './workspaces';

interface Workspace {
  folder: string;
  exports: Readonly<Record<string, string>>;
}

const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

const readText = (file: string): string => readFileSync(join(repositoryRoot, file), 'utf8');

/** The workspaces by the names of their packages. */
const workspaces: ReadonlyMap<string, Workspace> = new Map(
  workspaceFolders().map((folder) => {
    const manifest = JSON.parse(readText(`${folder}/package.json`)) as {
      name: string;
      exports?: Record<string, string>;
    };
    return [manifest.name, { folder, exports: manifest.exports ?? {} }];
  }),
);

/** The folder of the workspace that an import refers to; undefined for a library. */
export const findWorkspace = (specifier: string): string | undefined =>
  workspaces.get(specifier.split('/').slice(0, 2).join('/'))?.folder;

/** The file that an import resolves to, relative to the root; undefined for a library. */
function resolveImport(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('.')) {
    const path = join(dirname(importer), specifier);
    return ENDINGS.map((ending) => path + ending).find(
      (file) => /\.\w+$/.test(file) && existsSync(join(repositoryRoot, file)),
    );
  }
  const name = specifier.split('/').slice(0, 2).join('/');
  const workspace = workspaces.get(name);
  const entry = workspace?.exports[specifier.replace(name, '.')];
  return entry && join(workspace!.folder, entry);
}

const exportedNames = new Map<string, ReadonlySet<string>>();

/** The names that a file exports, including through `export *`. */
function getExportedNames(file: string): ReadonlySet<string> {
  const known = exportedNames.get(file);
  if (known) return known;
  const names = new Set<string>();
  exportedNames.set(file, names);
  for (const { entries } of parseSync(file, readText(file)).module.staticExports) {
    for (const { exportName, moduleRequest } of entries) {
      if (exportName.name) names.add(exportName.name);
      else if (moduleRequest) {
        const source = resolveImport(moduleRequest.value, file);
        if (source) for (const name of getExportedNames(source)) names.add(name);
      }
    }
  }
  return names;
}

/**
 * The files and library modules that a file imports, statically or dynamically. If it imports a
 * name from a barrel, such as a workspace's index, the result includes the file that declares the
 * name.
 */
export function getImports(file: string): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (target: string, names: readonly string[] | null): void => {
    found.add(target);
    if (!/\.[cm]?[jt]sx?$/.test(target)) return;
    const { reexports } = parseModule(target, readText(target));
    for (const { name, from, original } of reexports) {
      if (name !== null && names !== null && !names.includes(name)) continue;
      const source = resolveImport(from, target);
      if (!source) continue;
      if (name !== null) add(source, [original ?? name]);
      else if (names === null) add(source, null);
      else {
        const exported = names.filter((one) => getExportedNames(source).has(one));
        if (exported.length > 0) add(source, exported);
      }
    }
  };
  const { imports, reexports } = parseModule(file, readText(file));
  for (const { from, names } of imports) {
    const target = resolveImport(from, file);
    if (target) add(target, names);
    else found.add(from);
  }
  for (const { from } of reexports) {
    const target = resolveImport(from, file);
    if (target) add(target, null);
    else found.add(from);
  }
  return found;
}
