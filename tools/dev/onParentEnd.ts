/**
 * Calls `stop` within a second after the process that started this one has ended. npm and a shell
 * may end without passing on the signal that ended them. package.json starts such a file with
 * `node --import tsx`: the command `tsx` would be a process in between, which outlives npm.
 */
export function onParentEnd(stop: () => void): void {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 1000).unref();
}
