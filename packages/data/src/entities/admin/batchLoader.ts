interface Waiting<Value> {
  id: string;
  resolve: (value: Value) => void;
  reject: (error: unknown) => void;
}

/**
 * Collects the ids that are asked for at the same time, and loads them together.
 *
 * @param load returns a value for each id, in the same order
 * @param maxSize the largest number of ids of one call
 */
export const createBatchLoader = <Value>(
  load: (ids: readonly string[]) => Promise<readonly Value[]>,
  maxSize: number,
): ((id: string) => Promise<Value>) => {
  let waiting: Waiting<Value>[] = [];
  const send = (batch: readonly Waiting<Value>[]): void => {
    load(batch.map(({ id }) => id)).then(
      (values) => batch.forEach(({ resolve }, index) => resolve(values[index] as Value)),
      (error: unknown) => batch.forEach(({ reject }) => reject(error)),
    );
  };
  const sendAll = (): void => {
    const all = waiting;
    waiting = [];
    for (let start = 0; start < all.length; start += maxSize)
      send(all.slice(start, start + maxSize));
  };
  return (id) =>
    new Promise((resolve, reject) => {
      // All components of one render ask before the next task.
      if (waiting.length === 0) setTimeout(sendAll);
      waiting.push({ id, resolve, reject });
    });
};
