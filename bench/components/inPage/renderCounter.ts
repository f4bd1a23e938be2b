/** The fields of a React fiber that the counter reads. */
interface Fiber {
  tag: number;
  /** The type of the element, such as its tag name. */
  type: unknown;
  flags: number;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

// Defines `window.renderCounter`. Components that render are counted with the hook that React
// offers to its developer tools: a `Profiler` only counts commits, and doesn't work in a production
// build.

// Function, class, forwardRef, memo and simple memo components.
const componentTags = new Set([0, 1, 11, 14, 15]);
const PERFORMED_WORK = 1;

const children = (fiber: Fiber): Fiber[] => {
  const list = [];
  for (let child = fiber.child; child; child = child.sibling) list.push(child);
  return list;
};

// Works the way the developer tools do: if the child of a subtree is the same object as before, the
// subtree did not render.
const countRenders = (fiber: Fiber, isNew: boolean): number => {
  const isRendered =
    componentTags.has(fiber.tag) && (isNew || (fiber.flags & PERFORMED_WORK) !== 0);
  const isSkipped = !isNew && fiber.child === fiber.alternate?.child;
  return children(fiber).reduce(
    (sum, child) => (isSkipped ? sum : sum + countRenders(child, !child.alternate)),
    Number(isRendered),
  );
};

const countFibers = (fiber: Fiber): number =>
  children(fiber).reduce((sum, child) => sum + countFibers(child), 1);

const findFiber = (fiber: Fiber, type: string): Fiber | undefined => {
  if (fiber.type === type) return fiber;
  for (const child of children(fiber)) {
    const found = findFiber(child, type);
    if (found) return found;
  }
  return undefined;
};

let root: { current: Fiber } | undefined;

window.renderCounter = {
  renders: 0,
  countFibersPerCard() {
    const main = root && findFiber(root.current, 'main');
    if (!main) throw new Error('React did not call the hook, or there is no main');
    return countFibers(main) / document.querySelectorAll('main h3').length;
  },
};
Object.assign(window, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => {},
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onCommitFiberRoot: (_id: number, committed: { current: Fiber }) => {
      root = committed;
      window.renderCounter.renders += countRenders(root.current, !root.current.alternate);
    },
  },
});
