import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { createServer, parseSync } from 'vite';

import { repositoryRoot } from '../../vite/root';

/**
 * The modules that import a module, directly or indirectly. Paths are relative to the repository.
 */
export interface ModuleGraph {
  /**
   * The modules that a change to these files can affect, each with its distance in imports. The
   * files themselves have distance 0.
   */
  getDistances(files: readonly string[]): Map<string, number>;
}

/** Returns the file that an import resolves to; null outside the repository's sources. */
export type Resolve = (specifier: string, importer: string) => Promise<string | null>;

interface ParsedModule {
  /** Imported modules; `names` is null if all exports are imported. */
  imports: { from: string; names: string[] | null }[];
  /**
   * Re-exports: a name, the module it comes from, and its name in that module (null: all names).
   */
  reexports: { name: string | null; from: string; original: string | null }[];
  /**
   * True if the module contains only re-exports, so that an import of a name depends on the module
   * that declares it.
   */
  isBarrel: boolean;
}

/** Parses a module's imports and exports. A file that is not a script has none. */
export function parseModule(file: string, text: string): ParsedModule {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return { imports: [], reexports: [], isBarrel: false };
  const { module, program } = parseSync(file, text);
  const imports: ParsedModule['imports'] = module.staticImports.map(
    ({ moduleRequest, entries }) => ({
      from: moduleRequest.value,
      names: entries.some(({ importName }) => importName.kind === 'NamespaceObject')
        ? null
        : entries.map(({ importName }) => importName.name ?? 'default'),
    }),
  );
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(
      text.slice(moduleRequest.start, moduleRequest.end),
    );
    if (literal) imports.push({ from: literal[1]!, names: null });
  }
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, exportName }) =>
      moduleRequest
        ? [
            {
              from: moduleRequest.value,
              name: exportName.name ?? null,
              original: importName.name ?? null,
            },
          ]
        : [],
    ),
  );
  const isBarrel =
    reexports.length > 0 &&
    program.body.every(
      (statement) =>
        statement.type === 'ExportAllDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
    );
  return { imports, reexports, isBarrel };
}

/** Builds the module graph of the given files. */
export async function buildModuleGraph(
  files: readonly string[],
  resolve: Resolve,
  read = (file: string) => readFileSync(join(repositoryRoot, file), 'utf8'),
): Promise<ModuleGraph> {
  const known = new Set(files);
  const parsed = new Map(files.map((file) => [file, parseModule(file, read(file))]));
  const importers = new Map<string, Set<string>>();
  const add = (imported: string, importer: string) =>
    importers.set(imported, (importers.get(imported) ?? new Set()).add(importer));
  const find = async (specifier: string, importer: string) => {
    const found = await resolve(specifier, importer);
    return found !== null && known.has(found) ? found : null;
  };

  /** The module that declares a name that `file` exports. */
  async function findSource(
    file: string,
    name: string,
    seen = new Set<string>(),
  ): Promise<string | null> {
    if (seen.has(file)) return null;
    seen.add(file);
    const { reexports = [], isBarrel = false } = parsed.get(file) ?? {};
    if (!isBarrel) return file;
    for (const { name: exportedName, from, original } of reexports) {
      if (exportedName !== null && exportedName !== name) continue;
      const target = await find(from, file);
      const source = target && (await findSource(target, original ?? name, seen));
      if (source && (exportedName !== null || exportsName(source, name))) return source;
    }
    return null;
  }
  const exportsName = (file: string, name: string): boolean =>
    new RegExp(`\\bexport\\b[^;{]*\\b${name}\\b|\\b${name}\\b\\s*[,}]`).test(read(file));

  for (const [file, { imports, reexports, isBarrel }] of parsed) {
    for (const { from, names } of imports) {
      const target = await find(from, file);
      if (!target) continue;
      add(target, file);
      if (!parsed.get(target)?.isBarrel) continue;
      const sources = names
        ? await Promise.all(names.map((name) => findSource(target, name)))
        : await Promise.all(
            parsed.get(target)!.reexports.map((exportedName) => find(exportedName.from, target)),
          );
      for (const source of sources) if (source) add(source, file);
    }
    for (const { from } of isBarrel ? [] : reexports) {
      const target = await find(from, file);
      if (target) add(target, file);
    }
  }

  return {
    getDistances(changed) {
      const distances = new Map(changed.map((file) => [file, 0]));
      const queue = [...changed];
      for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
        for (const importer of importers.get(file) ?? []) {
          if (distances.has(importer)) continue;
          distances.set(importer, distances.get(file)! + 1);
          queue.push(importer);
        }
      }
      return distances;
    },
  };
}

/** Resolves imports the way Vite does, including workspace packages. Call `close` at the end. */
export async function createViteResolver(): Promise<{ resolve: Resolve; close(): Promise<void> }> {
  const server = await createServer({
    root: repositoryRoot,
    configFile: false,
    envFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    resolve: { alias: { '#storybook': join(repositoryRoot, '.storybook') } },
    optimizeDeps: { noDiscovery: true },
  });
  const resolutions = new Map<string, Promise<string | null>>();
  const container = server.environments.client.pluginContainer;
  const resolveWithVite = async (specifier: string, importer: string) => {
    // Exports that exist only after publishing cannot be resolved in the sources.
    const found = await container
      .resolveId(specifier, join(repositoryRoot, importer))
      .catch(() => null);
    const file = found && relative(repositoryRoot, found.id.split('?')[0]!);
    return file && !file.startsWith('..') && !file.includes('node_modules') ? file : null;
  };
  return {
    close: () => server.close(),
    resolve(specifier, importer) {
      // Libraries are not part of the graph.
      if (!/^[./]|^@gschool\/|^#storybook\//.test(specifier)) return Promise.resolve(null);
      const key = `${specifier.startsWith('.') ? dirname(importer) : ''} ${specifier}`;
      const resolution = resolutions.get(key) ?? resolveWithVite(specifier, importer);
      resolutions.set(key, resolution);
      return resolution;
    },
  };
}
