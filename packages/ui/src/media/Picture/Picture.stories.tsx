import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { Picture } from './Picture';
import { bay, bayColor, broken, transparent } from './Picture.fixtures';
import { CardGrid } from '../../cards/CardGrid/CardGrid';

const meta = {
  title: 'Components/Media/Picture',
  component: Picture,
  parameters: { anatomy: { parts: ['span', null, 'img'] } },
  args: { picture: bay, alt: 'A bay at dusk' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Photograph: Story = {
  args: { placeholderColor: bayColor },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole('img', { name: 'A bay at dusk' });
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

/** Red, green and blue of a CSS color, each from 0 to 255. */
function toChannels(color: string): readonly number[] {
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

/** Far from the screen, a poster is not painted yet: its box has the poster’s background color. */
export const NotPainted: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      <Picture picture={transparent} alt="A photo" />
      <div style={{ blockSize: '500vh' }} />
      <Picture picture="art:figure/boat/13" alt="A poster" />
    </>
  ),
  play: async ({ canvas }) => {
    const poster = canvas.getByAltText('A poster');
    await expect(poster).not.toHaveAttribute('src');
    const ground = getComputedStyle(poster.parentElement!).backgroundColor;
    poster.scrollIntoView();
    // The drawing begins with its background.
    await waitFor(async () => {
      const src = decodeURIComponent((poster as HTMLImageElement).src);
      const [, drawn = ''] = /<path fill='(#[\da-f]{6})' d='M0 0H/.exec(src) ?? [];
      const differences = toChannels(drawn).map((one, at) =>
        Math.abs(one - toChannels(ground)[at]!),
      );
      await expect(drawn && Math.max(...differences)).toBeLessThanOrEqual(1);
    });
    window.scrollTo(0, 0);
  },
};

/** A photo that fails to load becomes a drawing in the same box. */
export const Missing: Story = {
  args: { picture: broken, alt: 'A class' },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('span')?.getBoundingClientRect();
    await waitFor(() =>
      expect(within(canvasElement).getByRole('img', { name: 'A class' })).toHaveAttribute(
        'src',
        expect.stringMatching(/^data:image\/svg/),
      ),
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

/** A crop always contains the point of `focalPoint`. */
export const Crops: Story = {
  render: () => (
    <CardGrid itemSize="portrait">
      <Picture picture={bay} alt="The center" ratio="2/3" />
      <Picture picture={bay} alt="The sun" ratio="2/3" focalPoint={{ x: 86, y: 50 }} />
      <Picture picture={bay} alt="The hills" ratio="2/3" focalPoint={{ x: 20, y: 50 }} />
    </CardGrid>
  ),
  play: async ({ canvasElement }) => {
    const sun = within(canvasElement).getByRole('img', { name: 'The sun' });
    await expect(sun).toHaveStyle({ objectPosition: '86% 50%' });
  },
};

/** The color that’s shown until a photo has loaded. */
export const Placeholder: Story = {
  args: { picture: transparent, placeholderColor: bayColor, alt: 'Still loading' },
};

/** In every aspect ratio, the box has its final size at the first paint. */
export const Shapes: Story = {
  render: () => (
    <CardGrid itemSize="portrait">
      {(['16/9', '4/3', '1/1', '4/5', '2/3'] as const).map((ratio) => (
        <Picture key={ratio} picture={bay} alt={`Bay, ${ratio}`} ratio={ratio} />
      ))}
    </CardGrid>
  ),
};

/** The browser chooses from the widths it’s offered. */
export const Widths: Story = {
  args: { srcSet: `${bay} 960w`, sizes: '40rem' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img')).toHaveAttribute('sizes', '40rem');
  },
};
