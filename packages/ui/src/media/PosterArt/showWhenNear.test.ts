import { afterAll, beforeEach, expect, it, vi } from 'vitest';

const load = vi.hoisted(() => vi.fn());
vi.mock('./drawing', () => ({ preloadPosterArt: load }));

let notify: (entries: { target: Element; isIntersecting: boolean }[]) => void;
let observed: Set<Element>;
let frames: ((time: number) => void)[];
let time: number;
let print: () => void;
let classes: string[];
let changeClass: () => void;
let showWhenNear: typeof import('./showWhenNear').showWhenNear;

beforeEach(async () => {
  observed = new Set();
  frames = [];
  time = 0;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback;
      }
      observe = (element: Element) => void observed.add(element);
      unobserve = (element: Element) => void observed.delete(element);
    },
  );
  classes = ['theme-gschool'];
  vi.stubGlobal('document', { documentElement: { classList: classes } });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(callback: () => void) {
        changeClass = callback;
      }
      observe = () => undefined;
    },
  );
  vi.stubGlobal('requestAnimationFrame', (callback: (typeof frames)[number]) =>
    frames.push(callback),
  );
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => (print = listener));
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  vi.resetModules();
  load.mockReset().mockResolvedValue(undefined);
  ({ showWhenNear } = await import('./showWhenNear'));
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.doUnmock('./drawing');
  vi.resetModules();
});

/**
 * Creates the posters of a page. Returns them, the shown ones, and a function for each that stops
 * it.
 */
function createPosters(count: number) {
  const shown: number[] = [];
  const posters = Array.from({ length: count }, (_, i) => ({ i }) as unknown as Element);
  const stops = posters.map((poster, i) => showWhenNear(poster, () => Boolean(shown.push(i))));
  const bringNear = async (...list: Element[]) => {
    notify(list.map((target) => ({ target, isIntersecting: true })));
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { posters, shown, stops, bringNear };
}

const runFrame = (duration: number) => {
  time += duration;
  for (const frame of frames.splice(0)) frame(time);
};

it('shows only posters that come near, and stops watching them', async () => {
  const { posters, shown, bringNear } = createPosters(3);
  expect(load).not.toHaveBeenCalled();
  await bringNear(posters[2]!);
  expect(shown).toEqual([2]);
  expect([...observed]).toEqual(posters.slice(0, 2));
  expect(frames).toEqual([]);
});

it('shows more posters in a short frame, and fewer in a long one', async () => {
  const { posters, shown, bringNear } = createPosters(40);
  await bringNear(...posters);
  const counts = [shown.length];
  for (const duration of [16, 16, 120, 120, 16]) {
    const before = shown.length;
    runFrame(duration);
    counts.push(shown.length - before);
  }
  expect(counts).toEqual([4, 5, 6, 3, 1, 2]);
  while (frames.length > 0) runFrame(16);
  expect(shown).toEqual(posters.map((_, i) => i));
});

it('does not show a poster that was removed or left before its frame', async () => {
  const { posters, shown, stops, bringNear } = createPosters(7);
  await bringNear(...posters);
  stops[5]!();
  notify([{ target: posters[4]!, isIntersecting: false }]);
  runFrame(16);
  expect(shown).toEqual([0, 1, 2, 3, 6]);
});

it('draws what is near again after a change of the theme, and of no other class', async () => {
  const { posters, shown, stops, bringNear } = createPosters(3);
  await bringNear(...posters);
  stops[1]!();
  classes.push('is-locked');
  changeClass();
  expect([...observed]).toEqual([]);
  classes.splice(0, 2, 'theme-hulu');
  changeClass();
  expect([...observed]).toEqual([posters[0], posters[2]]);
  expect(shown).toEqual([0, 1, 2]);
  await bringNear(posters[2]!);
  expect(shown).toEqual([0, 1, 2, 2]);
});

it('shows all posters before printing', () => {
  const { shown } = createPosters(12);
  print();
  expect(shown).toHaveLength(12);
});

it('loads the drawing code again after a failed import, for the next poster', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { posters, shown, bringNear } = createPosters(2);
  await bringNear(posters[0]!);
  expect(shown).toEqual([]);
  await bringNear(posters[1]!);
  expect(shown).toEqual([0, 1]);
  expect(load).toHaveBeenCalledTimes(2);
});
