/**
 * The methods of an interface that a test needs. All others throw, so that a test can't pass because
 * nothing answers. What the product does with all of them is tested with the mock.
 */
export const partOf = <Whole extends object>(methods: Partial<Whole>): Whole =>
  new Proxy(methods, {
    get: (target, name) => {
      if (name === 'then' || Reflect.has(target, name)) return Reflect.get(target, name) as unknown;
      throw new TypeError(`a test needs ${String(name)}`);
    },
  }) as Whole;
