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
 * Waits for what an act brings: effects, timers without a delay, the answers of
 * `IntersectionObserver` and `ResizeObserver`, and what React renders after them. Call it before a
 * story expects that something did not happen, because an answer that has not come yet looks like
 * none. What an act starts on the network or by a timer needs its own wait.
 */
export async function settle(): Promise<void> {
  await nextFrame();
  await observersAnswered();
  await new Promise((resolve) => setTimeout(resolve));
  await nextFrame();
}
