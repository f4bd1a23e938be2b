import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import type { StoriesModule } from './planStates';
import { readStage } from '../stage/stage';
import { StageStates } from '../stage/StageStates';
import { StateGrid } from './StateGrid';
import * as styles from './StateGrid.css';

const files = import.meta.glob<StoriesModule>('../../packages/ui/src/**/*.stories.tsx', {
  eager: true,
});

const getName = ({ default: { title = '' } }: StoriesModule): string =>
  title.split('/')[2] ?? title;

/** The first file of stories of each component. */
const components = [
  ...new Map(
    Object.values(files)
      .toReversed()
      .map((stories) => [stories.default.component, stories] as const),
  ).values(),
].sort((a, b) => getName(a).localeCompare(getName(b), 'en'));

const staged = components.filter((stories) => readStage(stories));

/** The states of every component with a control that fits into a cell. */
function EveryGrid() {
  return (
    <div className={styles.grids}>
      {components.map((stories) => (
        <StateGrid key={stories.default.title} title={getName(stories)} stories={stories} />
      ))}
    </div>
  );
}

/** The states of the components that open over the page, and of the player. */
const EveryStage = () => (
  <div className={styles.grids}>
    {staged.map((stories) => (
      <StageStates key={stories.default.title} title={getName(stories)} stories={stories} />
    ))}
  </div>
);

const meta = {
  title: 'Foundations/States',
  component: EveryGrid,
  tags: ['stable'],
} satisfies Meta<typeof EveryGrid>;
export default meta;

/** What a state may change, of an element and of what it draws before and after its content. */
const properties = [
  'color',
  'background-color',
  'border-color',
  'box-shadow',
  'outline',
  'text-decoration',
  'opacity',
  'transform',
  'filter',
  'fill',
  'stroke',
];

const getOwnStyles = (element: Element): string =>
  [null, '::before', '::after']
    .map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return properties.map((name) => style.getPropertyValue(name)).join();
    })
    .join('\n');

const getVisibleStyles = (picture: Element): string =>
  [...picture.querySelectorAll('*')].map(getOwnStyles).join('\n');

/**
 * The controls that must also look different while they are pressed. Other controls show the result
 * of a press right away.
 */
const PRESSED = 'button, summary';

/** The states that look like the state at rest. */
function findMissing(root: Element): string[] {
  return [...root.querySelectorAll<HTMLElement>('figure[data-state=Rest]')].flatMap((rest) => {
    const stylesAtRest = getVisibleStyles(rest);
    const control = rest.querySelector(
      '[inert] :is(a[href], button, input, select, textarea, summary)',
    );
    const wanted = control?.matches(PRESSED) ? ['Hover', 'Focus', 'Pressed'] : ['Hover', 'Focus'];
    const name = rest.parentElement?.parentElement?.querySelector('h2')?.textContent;
    return wanted
      .filter((state) => {
        const cell = rest.parentElement?.querySelector(`figure[data-state=${state}]`);
        return cell && getVisibleStyles(cell) === stylesAtRest;
      })
      .map((state) => `${name}: ${rest.querySelector('figcaption')?.textContent}, ${state}`);
  });
}

/** Hundreds of controls take longer than other pages, and other pages run at the same time. */
const allShown = { timeout: 90_000 };

/** Each state of a control can be seen: none looks like the control at rest. */
export const EveryComponent: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    // By selectors: roles of hundreds of controls take seconds.
    await waitFor(
      () =>
        expect(canvasElement.querySelectorAll('figure[data-state=Hover]').length).toBeGreaterThan(
          40,
        ),
      allShown,
    );
    await waitFor(() => {
      const missing = findMissing(canvasElement);
      return expect(missing, missing.join(', ')).toEqual([]);
    }, allShown);
    // Without it, a cell cuts off the focus ring of what is at its edge.
    const cell = canvasElement.querySelector('figure[data-state=Focus] [inert]')!;
    const margin = getComputedStyle(cell).getPropertyValue('overflow-clip-margin');
    await expect(Number.parseFloat(margin)).toBeGreaterThan(5);
  },
};

/** What is inside the borders of a block, with a line of tolerance for borders outside of it. */
function isWithin(inner: Element, outer: Element): boolean {
  const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return (
    a.width > 0 &&
    a.left >= b.left - 2 &&
    a.right <= b.right + 2 &&
    a.top >= b.top - 2 &&
    a.bottom <= b.bottom + 2
  );
}

/** What a state may change only in color: a control, and a line of a menu or of a list. */
const CONTROLS = 'button, a, input, li, li div, [role^=menuitem], [role=option]';

/** The texts, icons and boxes of everything in a block, and the styles of its controls. */
function describeStage(stage: Element): string {
  const { left, top } = stage.getBoundingClientRect();
  return [
    stage.textContent,
    ...[...stage.querySelectorAll('svg')].map((svg) => svg.innerHTML),
    ...[...stage.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, ...[x - left, y - top, width, height].map(Math.round)].join(' ');
    }),
    ...[...stage.querySelectorAll(CONTROLS)].map(getOwnStyles),
  ].join('\n');
}

/** Each block with its component's name and options. */
function readStages(root: Element) {
  const cells = [...root.querySelectorAll<HTMLElement>('figure[data-state]')];
  return staged.map((stories) => {
    const { shows, states } = readStage(stories)!;
    const own = cells.splice(0, states.length).map((cell) => ({
      name: `${getName(stories)}: ${cell.dataset['state']}`,
      stage: cell.querySelector('[data-stage]')!,
    }));
    return { shows, own };
  });
}

/** The states in which a component is not open in its block, or not as a whole. */
const findUnopened = (root: Element): string[] =>
  readStages(root).flatMap(({ shows, own }) =>
    own.flatMap(({ name, stage }) => {
      const shown = stage.querySelector(shows);
      if (!shown) return `${name} is not open`;
      return isWithin(shown, stage) ? [] : `${name} is cut off`;
    }),
  );

/** The states that look like another one of the same component. */
const findAlike = (root: Element): string[] =>
  readStages(root).flatMap(({ own }) => {
    const appearances = own.map(({ stage }) => describeStage(stage));
    return own.flatMap(({ name }, index) =>
      appearances.indexOf(appearances[index]!) === index ? [] : `${name} looks like another state`,
    );
  });

/** A component that opens over the page is open in its block, and each state looks different. */
export const EveryOverlay: StoryObj<typeof meta> = {
  render: () => <EveryStage />,
  play: async ({ canvasElement }) => {
    await expect(staged.length).toBeGreaterThan(19);
    await waitFor(() => {
      const unopened = findUnopened(canvasElement);
      return expect(unopened, unopened.join(', ')).toEqual([]);
    }, allShown);
    await waitFor(() => {
      const alike = findAlike(canvasElement);
      return expect(alike, alike.join(', ')).toEqual([]);
    }, allShown);
  },
};
