/** A promise that the story settles, so that the story does not wait for a timer. */
export function createDeferred() {
  let settle = { done: () => {}, fail: () => {} };
  return {
    start: () =>
      new Promise<void>((resolve, reject) => {
        settle = { done: resolve, fail: () => reject(new Error('unavailable')) };
      }),
    done: () => settle.done(),
    fail: () => settle.fail(),
  };
}
