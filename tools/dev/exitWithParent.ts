/**
 * Options of Node.js for a process that ends within a second after the process that started it, even
 * if that one was killed and could not stop it. On a busy machine, Ctrl-C kills a program that does
 * not answer in time, and a server that stays behind would block its port.
 */
export const exitWithParent: readonly string[] = [
  '--import',
  `data:text/javascript,${encodeURIComponent(
    'const parent = process.ppid; setInterval(() => process.ppid !== parent && process.exit(), 500).unref();',
  )}`,
];
