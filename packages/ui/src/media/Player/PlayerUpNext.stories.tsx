import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { settle } from '#storybook/settle';
import { Player } from './Player';
import { captions, chapters, parts, playsFrom, slow, src } from './Player.fixtures';

const upNext = {
  title: 'Hips that open like a door',
  note: '20 min · Mobility',
  picture: 'art:figure/stretch/12',
  href: '#next',
  onPlay: fn(),
};

const meta = {
  title: 'Components/Media/Player/Up next',
  component: Player,
  tags: ['!autodocs'],
  args: {
    src,
    poster: 'art:figure/breathe/6',
    title: 'Three slow breaths',
    captions,
    chapters,
    upNext,
    onAutoplayChange: fn(),
    onPrevious: fn(),
    onNext: fn(),
  },
  beforeEach: () => {
    upNext.onPlay.mockClear();
  },
} satisfies Meta<typeof Player>;
export default meta;

type Story = StoryObj<typeof meta>;

const toTheEnd = async (canvas: HTMLElement) => {
  const { frame } = await playsFrom(canvas, 59);
  await waitFor(() => expect(frame.dataset['state']).toBe('ended'), slow);
  return parts(canvas);
};

/** A ring counts down to the next video; one press stops it from starting. */
export const Cancelled: Story = {
  name: 'Canceled',
  play: async ({ canvasElement }) => {
    const { player } = await toTheEnd(canvasElement);
    await expect(player.getByText(/^Up next in \d$/)).toBeVisible();
    await userEvent.click(player.getByRole('button', { name: 'Cancel' }));
    await expect(player.getByText('Up next')).toBeVisible();
    await settle();
    await expect(upNext.onPlay).not.toHaveBeenCalled();
    // The replay button replaces the pressed one in place, so the keyboard focus is not lost.
    const [replay] = player.getAllByRole('button', { name: 'Play again' });
    await expect(replay).toHaveFocus();
  },
};

/** Without a press, the next video starts automatically. */
export const CountsDown: Story = {
  play: async ({ canvasElement }) => {
    await toTheEnd(canvasElement);
    await waitFor(() => expect(upNext.onPlay).toHaveBeenCalledTimes(1), slow);
  },
};

/** The ring while it counts down; the switch turns autoplay off and calls `onAutoplayChange`. */
export const Counting: Story = {
  play: async ({ canvasElement, args }) => {
    const { player } = await toTheEnd(canvasElement);
    const autoplay = player.getByRole('switch', { name: 'Autoplay' });
    await userEvent.click(autoplay);
    await expect(args.onAutoplayChange).toHaveBeenLastCalledWith(false);
    // Without the prop, the player stores the choice itself.
    await expect(autoplay).not.toBeChecked();
    await expect(player.getByText('Up next')).toBeVisible();
    await userEvent.click(autoplay);
    await expect(player.getByText(/^Up next in \d$/)).toBeVisible();
  },
};

/** Autoplay is off: the next video waits for a press. */
export const AutoplayOff: Story = {
  args: { isAutoplayOn: false },
  play: async ({ canvasElement }) => {
    const { player } = await toTheEnd(canvasElement);
    await expect(player.queryByText(/Up next in/)).toBeNull();
    await userEvent.click(player.getByRole('link', { name: 'Play now' }));
    await expect(upNext.onPlay).toHaveBeenCalledTimes(1);
  },
};

/** Previous and next are next to play, separate from what plays automatically. */
export const PreviousAndNext: Story = {
  play: async ({ canvasElement, args }) => {
    const { player } = await playsFrom(canvasElement);
    await userEvent.click(player.getByRole('button', { name: 'Previous' }));
    await expect(args.onPrevious).toHaveBeenCalledTimes(1);
    await userEvent.click(player.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await settle();
    await expect(upNext.onPlay).not.toHaveBeenCalled();
  },
};
