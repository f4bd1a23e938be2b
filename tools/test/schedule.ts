import type { Step } from './steps';

/** The number of cores that the steps share. */
export const CORES = 2;

/**
 * Runs every step as soon as its dependencies have ended and its cores are free. If several steps
 * are ready, the first one in the list starts.
 */
export async function runInParallel(
  steps: readonly Step[],
  run: (step: Step) => Promise<void>,
): Promise<void> {
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const isPending = (name: string) =>
    waiting.some((step) => step.name === name) ||
    [...running.keys()].some((step) => step.name === name);
  const coresOf = ({ cores = 1 }: Step) => cores;
  const busy = () => [...running.keys()].reduce((sum, step) => sum + coresOf(step), 0);

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const earlier = [...(step.after ?? []), ...(step.needs ?? [])];
      const isReady = earlier.every((name) => !isPending(name));
      if (!isReady || busy() + coresOf(step) > CORES) continue;
      waiting.splice(waiting.indexOf(step), 1);
      running.set(
        step,
        run(step).finally(() => running.delete(step)),
      );
    }
    if (running.size === 0)
      throw new Error('These steps wait for each other: there is a circular dependency.');
    await Promise.race(running.values());
  }
}
