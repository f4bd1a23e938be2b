import type { Result } from './window';

// Defines `window.inPage`.
const isShown = (result: Result | null) =>
  result === null || document.querySelectorAll(result.selector).length === result.count;

/** Calls back in a task after the current frame. */
const afterFrame = (callback: () => void) => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    channel.port1.close();
    callback();
  };
  channel.port2.postMessage(null);
};

window.inPage = {
  // The press happens inside an animation frame. React renders it in a microtask of this frame, and
  // style, layout and paint follow in the same task; the message is delivered in the next task. So
  // the measured time is the main thread's work, without waiting for the display. If a library
  // needs more frames to show the result, the time is measured until the frame that shows it.
  press: (label, result) =>
    new Promise((resolve, reject) => {
      const button = [...document.querySelectorAll('button')].find(
        (one) => one.textContent?.trim() === label,
      );
      if (!button) return reject(new Error(`No button "${label}"`));
      requestAnimationFrame(() => {
        const from = performance.now();
        const check = () =>
          afterFrame(() => {
            const duration = performance.now() - from;
            // Runs after the time is measured, so that the check adds nothing.
            if (isShown(result)) resolve(duration);
            else if (duration > 20_000) reject(new Error(`"${label}" did not show its result`));
            else requestAnimationFrame(check);
          });
        button.click();
        check();
      });
    }),

  async waitUntilStill() {
    const endless = (animation: Animation) =>
      animation.effect?.getComputedTiming().endTime === Infinity;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    await Promise.allSettled(
      document.getAnimations().map((one) => (endless(one) ? undefined : one.finished)),
    );
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  },

  countNodesPerCard() {
    const titles = document.querySelectorAll('main h3');
    // The items are the children of the innermost element that contains every title.
    let list = titles[0]!.parentElement!;
    while (!list.contains(titles[titles.length - 1]!)) list = list.parentElement!;
    return list.querySelectorAll('*').length / titles.length;
  },
};
