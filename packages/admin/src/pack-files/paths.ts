// Paths of a pack have `/` between names, on every system.

/** The path without `.` and, where a folder precedes it, without `..`. */
export function normalizePath(path: string): string {
  const names: string[] = [];
  for (const name of path.split('/')) {
    if (name === '' || name === '.') continue;
    const last = names.at(-1);
    if (name === '..' && last !== undefined && last !== '..') names.pop();
    else names.push(name);
  }
  const end = names.length > 0 && path.endsWith('/') ? '/' : '';
  return names.join('/') + end || '.';
}

/** Joins paths; the result is normalized. */
export const joinPaths = (...paths: readonly string[]): string =>
  normalizePath(paths.filter((path) => path !== '').join('/'));

/** The folder of a file; `.` for a file of the pack's folder. */
export const getFolder = (path: string): string => {
  const at = path.lastIndexOf('/');
  return at < 0 ? '.' : path.slice(0, at);
};

/** The end of a file's name with its period; '' for a name without an end. */
export const getEnd = (path: string): string => /[^/](\.[^./]*)$/.exec(path)?.[1] ?? '';

/** The name of a file without its folder and its end. */
export const getBaseName = (path: string): string => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return name.slice(0, name.length - getEnd(path).length);
};
