import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { broken } from '../../media/Picture/Picture.fixtures';
import { PostVideo } from './PostVideo';

const meta = {
  title: 'Components/Blog/PostVideo',
  component: PostVideo,
  args: {
    title: 'Four slow squats',
    poster: 'art:figure/squat/12',
    durationLabel: '18 min',
    caption: 'Filmed in the small studio, in one take.',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 768 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostVideo>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A picture and a button, until the video is requested. */
export const Poster: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('video')).toBeNull();
    await userEvent.tab();
    await expect(
      within(canvasElement).getByRole('button', { name: /^Play Four slow squats/ }),
    ).toHaveFocus();
  },
};

export const CustomPlayer: Story = {
  args: { renderPlayer: () => <p role="status">The player is here.</p> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(within(canvasElement).getByRole('status')).toBeVisible();
  },
};

/** If a video can’t be loaded, the stage shows an error and a retry button. */
export const Failed: Story = {
  args: { src: 'data:video/mp4;base64,AAAA' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('couldn’t be played'));
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const MissingPoster: Story = { args: { poster: broken, caption: undefined } };

export const LongCaption: Story = {
  args: {
    caption:
      'Filmed in the small studio in one take, which is why you can hear the streetcar, the neighbor’s piano, and, in the third set, someone who forgot to close the Donaudampfschifffahrtsgesellschaftskapitänskajüte.',
  },
  globals: { viewport: { value: 'narrow' } },
};
