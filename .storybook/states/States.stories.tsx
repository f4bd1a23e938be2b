import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import type { StoriesModule } from './planStates';
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

/** The states of every component with a control. */
function EveryGrid() {
  return (
    <div className={styles.grids}>
      {components.map((stories) => (
        <StateGrid key={stories.default.title} title={getName(stories)} stories={stories} />
      ))}
    </div>
  );
}

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
