const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });

/** Resolves when the observers that exist now have answered. */
const observersAnswered = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });

/**
 * Waits for the results of a user action: effects, timers without a delay, the answers of
 * `IntersectionObserver` and `ResizeObserver`, and what React renders after them. Call it before a
 * story expects that something did not happen, because a result that has not come yet looks like
 * none. Requests and timers that the action starts need their own wait.
 */
export async function settle(): Promise<void> {
  await nextFrame();
  await observersAnswered();
  await new Promise((resolve) => setTimeout(resolve));
  await nextFrame();
}
