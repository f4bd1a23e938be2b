import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import type { StoriesModule } from '../states/planStates';
import { AnatomyPicture, readAnatomy } from './AnatomyPicture';
import * as styles from './AnatomyPicture.css';

const files = import.meta.glob<StoriesModule>('../../packages/ui/src/**/*.stories.tsx', {
  eager: true,
});

const components = Object.values(files).flatMap((stories) => {
  const anatomy = readAnatomy(stories);
  const name = stories.default.title?.split('/').at(-1) ?? '';
  return anatomy ? [{ name, stories, anatomy }] : [];
});

/** The numbered pictures of all components that have one. */
function EveryPicture() {
  return (
    <div className={styles.components}>
      {components.map(({ name, stories, anatomy }) => (
        <section key={name}>
          <h2 className={styles.name}>{name}</h2>
          <AnatomyPicture {...{ stories, anatomy }} />
        </section>
      ))}
    </div>
  );
}

const meta = {
  title: 'Foundations/Anatomy',
  component: EveryPicture,
  tags: ['stable', '!autodocs'],
} satisfies Meta<typeof EveryPicture>;
export default meta;

/** Every part that a component declares is found in it. */
export const EveryComponent: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    // The drawings of all components take longer than another page.
    await waitFor(
      () => {
        const pictures = [...canvasElement.querySelectorAll<SVGElement>('[data-pins]')];
        const missing = components.flatMap(({ name, anatomy }, index) => {
          const count = anatomy.parts.filter((selector) => selector !== null).length;
          const drawn = pictures[index]?.dataset['pins'];
          return drawn === String(count) ? [] : [`${name}: ${drawn} of ${count} parts`];
        });
        return expect(missing, missing.join(', ')).toEqual([]);
      },
      { timeout: 90_000 },
    );
  },
};
