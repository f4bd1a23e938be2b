import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Picture } from './Picture';
import { drawPoster } from '../PosterArt/drawPoster';

/** A photograph of sorts, without a file. */
const photo = `data:image/svg+xml,${encodeURIComponent(drawPoster('art:object/mug/3'))}`;

const meta = {
  title: 'Pictures/Picture',
  component: Picture,
  args: { picture: photo, alt: 'A mug on a table' },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Photograph: Story = {
  args: { placeholderColor: '#c8553d' },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'A mug on a table' });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('decoding', 'async');
    await expect(image).toHaveAttribute('width', '640');
  },
};

export const FirstInView: Story = {
  args: { isPriority: true },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img');
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};

export const Drawn: Story = { args: { picture: 'art:figure/boat/12', alt: 'Boat pose' } };

/** A photograph that does not arrive becomes a drawing in the same box. */
export const Missing: Story = {
  args: { picture: 'data:image/png;base64,broken', alt: 'A class' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('span')?.getBoundingClientRect();
    await waitFor(() =>
      expect(within(canvasElement).getByRole('img', { name: 'A class' }).tagName).toBe('svg'),
    );
    await expect(canvasElement.querySelector('span')?.getBoundingClientRect()).toEqual(box);
  },
};

export const Portrait: Story = {
  args: { picture: 'art:portrait/curls/2', alt: 'An instructor', ratio: '4/5' },
  render: (args) => (
    <div style={{ maxInlineSize: 280 }}>
      <Picture {...args} />
    </div>
  ),
};
