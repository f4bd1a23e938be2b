/** Work that ends when the story says so, so that nothing waits for a clock. */
export function workOfAStory() {
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
