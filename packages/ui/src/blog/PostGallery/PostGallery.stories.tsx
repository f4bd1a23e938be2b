import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { click, focusOn, pointAt } from '#storybook/stage/causes';
import { broken } from '../../media/Picture/Picture.fixtures';
import { PostGallery, type PostGalleryProps } from './PostGallery';

const poses = ['lunge', 'breathe', 'swing', 'squat', 'dancer', 'warrior', 'bridge', 'plank'];

const pictures = poses.map((pose, index) => ({
  picture: `art:figure/${pose}/${index * 5 + 3}`,
  alt: `A woman in the pose ${pose}`,
  caption: `Day ${index + 1}: ${pose}, held for eight breaths.`,
}));

const openSecond = click('li:nth-child(2) button');

const meta = {
  title: 'Components/Blog/PostGallery',
  component: PostGallery,
  args: { pictures: pictures.slice(0, 5), label: 'A week of poses' },
  parameters: {
    stage: {
      size: 'large',
      place: 'across',
      shows: ':is(ul:only-child, dialog)',
      // The block is the parent of both, as the page is.
      render: (args: PostGalleryProps) => (
        <div>
          <PostGallery {...args} />
        </div>
      ),
      states: [
        { label: 'Pictures' },
        { label: 'Picture under the pointer', cause: pointAt('button') },
        { label: 'Focused picture', cause: focusOn('button') },
        { label: 'Open', cause: openSecond },
        { label: 'One picture', args: { pictures: pictures.slice(0, 1) }, cause: click('button') },
      ],
    },
    anatomy: {
      state: { label: 'Open', cause: openSecond },
      parts: [null, 'dialog > div:first-child', 'dialog figure > *', 'dialog > div:last-child'],
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 960 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostGallery>;
export default meta;

type Story = StoryObj<typeof meta>;

const direction = () => getComputedStyle(document.documentElement).direction;

/** Opens by pointer or keyboard, moves with the arrow keys, and returns focus. */
export const Grid: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: /^Open picture 2 of 5/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'A week of poses' });
    await waitFor(() => expect(within(dialog).getByText('2 of 5')).toBeVisible());
    await userEvent.keyboard(direction() === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await waitFor(() => expect(within(dialog).getByText(/^Day 3/)).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(within(dialog).getByText('2 of 5')).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
};

async function openFirst(canvasElement: HTMLElement) {
  const [first] = within(canvasElement).getAllByRole('button');
  await userEvent.click(first as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
}

export const Open: Story = { play: ({ canvasElement }) => openFirst(canvasElement) };

export const One: Story = { args: { pictures: pictures.slice(0, 1) } };

export const Two: Story = { args: { pictures: pictures.slice(0, 2) } };

export const Seven: Story = { args: { pictures: pictures.slice(0, 7) } };

export const MissingPicture: Story = {
  args: { pictures: [{ picture: broken, alt: 'A photo' }, ...pictures.slice(1, 3)] },
};

export const LongCaption: Story = {
  args: {
    pictures: [
      {
        picture: 'art:figure/plank/8',
        alt: 'A plank',
        caption:
          'Day 8: a plank that was meant to last for eight breaths and lasted until somebody came back with the Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen.',
      },
    ],
  },
  play: ({ canvasElement }) => openFirst(canvasElement),
  globals: { viewport: { value: 'narrow' } },
};
