/** Blocks the thread for a number of milliseconds. For tools that work synchronously. */
export const sleepSync = (milliseconds: number): void =>
  void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
