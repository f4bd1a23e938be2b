/**
 * How long the other parts of a page wait at most, in milliseconds. On a slow network, they should
 * not wait for all of a video's start.
 */
const MAX_WAIT_MS = 3000;

const starts = new Set<() => void>();
const waiting = new Set<() => void>();

/**
 * Marks the page as starting: until the returned function is called, or for three seconds, parts
 * that are not needed yet do not load. A page calls it while it loads what people came for, such as
 * a video. Their requests and their code would delay it.
 */
export function delayOtherParts(): () => void {
  const release = () => {
    clearTimeout(timer);
    if (!starts.delete(release) || starts.size > 0) return;
    for (const callback of [...waiting]) {
      waiting.delete(callback);
      callback();
    }
  };
  const timer = setTimeout(release, MAX_WAIT_MS);
  starts.add(release);
  return release;
}

/**
 * Calls back when the page is not starting any more; right away if it is not. Returns a function
 * that cancels the call.
 */
export function onPageStarted(callback: () => void): () => void {
  if (starts.size === 0) {
    callback();
    return () => {};
  }
  const call = () => callback();
  waiting.add(call);
  return () => void waiting.delete(call);
}

/** A loader that waits while the page is starting (`delayOtherParts`). */
export const afterPageStart =
  <Part>(load: () => Promise<Part>): (() => Promise<Part>) =>
  async () => {
    await new Promise<void>((resolve) => void onPageStarted(resolve));
    return load();
  };
