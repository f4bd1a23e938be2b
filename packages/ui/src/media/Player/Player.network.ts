/**
 * Intercepts XMLHttpRequest, which hls.js uses, while a story is shown. Returns the cleanup
 * function for Storybook.
 */
const between = (change: (request: XMLHttpRequest, url: string) => boolean) => () => {
  const { open, send } = XMLHttpRequest.prototype;
  const urls = new WeakMap<XMLHttpRequest, string>();
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    urls.set(this, String(args[1]));
    return Reflect.apply(open, this, args);
  } as typeof open;
  XMLHttpRequest.prototype.send = function (body) {
    if (change(this, urls.get(this) ?? '')) send.call(this, body);
  };
  return () => Object.assign(XMLHttpRequest.prototype, { open, send });
};

/** Requests for these files are never answered. */
export const neverAnswers = (files: RegExp) => between((_request, url) => !files.test(url));

/** Requests for these files are answered with a status, the first `times` of them. */
export const answers =
  (status: number, files: RegExp, times = Infinity) =>
  () => {
    let left = times;
    return between((request, url) => {
      if (files.test(url) && left-- > 0)
        Object.defineProperty(request, 'status', { get: () => status });
      return true;
    })();
  };

/** The browser reports that it is offline. */
export const offline = () => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  dispatchEvent(new Event('offline'));
  return () => {
    Reflect.deleteProperty(navigator, 'onLine');
    dispatchEvent(new Event('online'));
  };
};
