/** Names that would hide a global, or that cannot be exported. */
const reserved = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum ' +
    'eval export extends false finally for function if implements import in instanceof interface ' +
    'let new null package private protected public return static super switch this throw true ' +
    'try typeof undefined var void while with yield ' +
    'Activity Component Fragment Profiler StrictMode Suspense'
  ).split(' '),
);

/**
 * Whether a name is a keyword, or a name used by React or by every page: `class`, `Fragment`,
 * `String`.
 */
export const isReservedName = (name: string): boolean =>
  reserved.has(name) || name in globalThis || name in Object.prototype;

/**
 * Whether a name is taken. Case is ignored, because some file systems ignore it: `CARD`, `Card`.
 */
export const isTaken = (name: string, names: readonly string[]): boolean =>
  names.some((other) => other.toLowerCase() === name.toLowerCase());
