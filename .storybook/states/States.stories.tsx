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

const getVisibleStyles = (picture: Element): string =>
  [...picture.querySelectorAll('*')]
    .flatMap((element) =>
      [null, '::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        return properties.map((name) => style.getPropertyValue(name)).join();
      }),
    )
    .join('\n');

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

/** Each state of a control can be seen: none looks like the control at rest. */
export const EveryComponent: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    // By selectors: roles of hundreds of controls take seconds.
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('figure[data-state=Hover]').length).toBeGreaterThan(40),
    );
    await waitFor(() => {
      const missing = findMissing(canvasElement);
      return expect(missing, missing.join(', ')).toEqual([]);
    });
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

/** The size, the text and the styles of everything in a picture. */
const describePicture = (picture: Element): string =>
  [
    ...[...picture.querySelectorAll<HTMLElement>('*')].map(
      ({ tagName, offsetWidth, offsetHeight }) => `${tagName} ${offsetWidth} ${offsetHeight}`,
    ),
    picture.textContent,
    getVisibleStyles(picture),
  ].join('\n');

/** The states in which a component is not open in its block, or that look like another one. */
function findUnclear(root: Element): string[] {
  const cells = [...root.querySelectorAll('figure')];
  return staged.flatMap((stories) => {
    const { shows, states } = readStage(stories)!;
    const own = cells.splice(0, states.length);
    const looks = own.map((cell) => describePicture(cell.querySelector('[data-stage]')!));
    return own.flatMap((cell, index) => {
      const name = `${getName(stories)}: ${cell.dataset['state']}`;
      const stage = cell.querySelector('[data-stage]')!;
      const shown = stage.querySelector(shows);
      if (!shown) return `${name} is not open`;
      if (!isWithin(shown, stage)) return `${name} is cut off`;
      return looks.indexOf(looks[index]!) === index ? [] : `${name} looks like another state`;
    });
  });
}

/** A component that opens over the page is open in its block, and each state looks different. */
export const EveryOverlay: StoryObj<typeof meta> = {
  render: () => <EveryStage />,
  play: async ({ canvasElement }) => {
    await expect(staged.length).toBeGreaterThan(13);
    await waitFor(() => {
      const unclear = findUnclear(canvasElement);
      return expect(unclear, unclear.join(', ')).toEqual([]);
    });
  },
};
