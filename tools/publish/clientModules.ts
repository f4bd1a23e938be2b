import { posix } from 'node:path';

/** What React exports to server components. A module that imports anything else runs in a browser. */
const serverExports = new Set([
  'cache',
  'Children',
  'cloneElement',
  'createElement',
  'createRef',
  'forwardRef',
  'Fragment',
  'isValidElement',
  'lazy',
  'memo',
  'Profiler',
  'StrictMode',
  'Suspense',
  'use',
  'useCallback',
  'useDebugValue',
  'useId',
  'useMemo',
  'version',
]);

interface BuiltModule {
  /** The names that it imports; `*` for a default or a namespace. */
  imports: readonly { source: string; names: readonly string[] }[];
  /** Its code without imports, exports and comments at the start of a line. Entries have none. */
  body: string;
}

function readNames(clause: string): string[] {
  const [, listed] = /\{(.*)\}/s.exec(clause) ?? [];
  const named = (listed ?? '').split(',').map((one) => one.trim().split(' as ')[0]!);
  return [...named.filter(Boolean), ...(/^[^{]/.test(clause) ? ['*'] : [])];
}

function readModule(code: string): BuiltModule {
  const imports = [...code.matchAll(/^import ([^"';]+?) from "([^"]+)";$/gm)];
  const body = code.replaceAll(/^(?:import [^;]+;|export [^;]+;|\/\/.*|\/\*.*\*\/)$/gm, '');
  return {
    imports: imports.map(([, clause, source]) => ({ source: source!, names: readNames(clause!) })),
    body: body.trim(),
  };
}

/** Whether a module uses what only a browser has: state, effects, contexts, handlers, libraries. */
const needsBrowser = ({ imports, body }: BuiltModule): boolean =>
  /\b(?:on[A-Z]\w*|ref): /.test(body) ||
  imports.some(({ source, names }) => {
    if (source === 'react') return names.some((name) => !serverExports.has(name));
    return !/^(?:\.|react\/jsx-runtime$|@gschool\/)/.test(source);
  });

/** A server component can render the components of a client module, but not call its functions. */
const isComponent = (name: string): boolean => /^[A-Z]/.test(name) && !name.endsWith('Context');

/**
 * The modules of a package that need `'use client'`, from the code of all of its modules: those that
 * use what only a browser has, and those that call functions of such a module. The others, such as a
 * layout, render in a server component too. Entries only export, so they need nothing.
 */
export function findClientModules(code: ReadonlyMap<string, string>): ReadonlySet<string> {
  const modules = [...code].map(([file, text]) => ({ file, ...readModule(text) }));
  const inner = modules.filter(({ body }) => body !== '');
  const found = new Set(inner.filter(needsBrowser).map(({ file }) => file));
  const callsClient = ({ file, imports }: (typeof inner)[number]) =>
    imports.some(
      ({ source, names }) =>
        found.has(posix.join(posix.dirname(file), source)) && !names.every(isComponent),
    );
  // A caller of one that was just found may be earlier in the list.
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const module of inner) if (callsClient(module)) found.add(module.file);
  }
  return found;
}
