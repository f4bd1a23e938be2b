import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { endComposition } from '#storybook/endComposition';
import { settle } from '#storybook/settle';
import { Player } from './Player';
import { captions, chapters, openMenu, parts, pausesAt, ready, slow, src } from './Player.fixtures';

const meta = {
  title: 'Components/Media/Player/Menus',
  component: Player,
  tags: ['!autodocs'],
  args: {
    src,
    poster: 'art:figure/breathe/6',
    title: 'Three slow breaths',
    captions,
    chapters,
    upNext: { title: 'Next', picture: 'art:figure/dance/2', href: '#next', onPlay: fn() },
    onAutoplayChange: fn(),
  },
} satisfies Meta<typeof Player>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Speed, quality, autoplay and the list of keys; arrow keys move through rows, Escape returns
 * focus.
 */
export const Settings: Story = {
  play: async ({ canvasElement, args }) => {
    const found = parts(canvasElement);
    const { video, player } = found;
    await ready(video);
    await openMenu(found, 'Settings');
    const speed = player.getByRole('button', { name: /^Speed/ });
    await expect(speed).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const quality = player.getByRole('button', { name: /^Quality/ });
    await expect(quality).toHaveFocus();
    await endComposition();
    await expect(quality).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(player.getByRole('button', { name: 'Settings' })).toHaveFocus();
    await openMenu(found, 'Settings');
    const autoplay = player.getByRole('switch', { name: /Autoplay/ });
    await expect(autoplay).toBeChecked();
    await userEvent.click(autoplay);
    await expect(args.onAutoplayChange).toHaveBeenLastCalledWith(false);
  },
};

/** A change of speed is shown beside the time. The option announces it, so there is no notice. */
export const Speed: Story = {
  play: async ({ canvasElement }) => {
    const found = await pausesAt(canvasElement, 4);
    const { video, player } = found;
    await openMenu(found, 'Settings', /^Speed/);
    await expect(player.getByRole('radio', { name: 'Normal' })).toHaveFocus();
    await userEvent.click(player.getByRole('radio', { name: '1.5×' }));
    await expect(video.playbackRate).toBe(1.5);
    await expect(player.getByTitle('Speed')).toHaveTextContent('1.5×');
    await settle();
    await expect(player.queryByText('1.5×', { selector: '[role=status]' })).toBeNull();
    await userEvent.click(player.getByRole('button', { name: 'Back' }));
    await expect(player.getByRole('button', { name: /^Speed.*1.5×/ })).toHaveFocus();
    await userEvent.click(player.getByRole('button', { name: /^Speed/ }));
  },
};

const getName = (radio: HTMLElement): string => radio.closest('label')?.textContent ?? '';

/**
 * The current quality is shown next to Automatic; another choice is announced when it’s requested
 * and when it’s ready.
 */
export const Quality: Story = {
  play: async ({ canvasElement }) => {
    const found = await pausesAt(canvasElement, 4);
    const { player, video } = found;
    await openMenu(found, 'Settings', /^Quality/);
    await waitFor(() =>
      expect(player.getByRole('radio', { name: /^Automatic \(\d+p\)$/ })).toBeChecked(),
    );
    const now = player.getByRole('radio', { name: /^Automatic/ }).closest('label')?.textContent;
    const others = player.getAllByRole('radio', { name: /^\d+p$/ });
    const other = others.find((one) => !now?.includes(getName(one)));
    if (!other) throw new Error('the video has one quality');
    const announcement = player.getByText('', { selector: '[role=status][data-side]' });
    await userEvent.click(other);
    await expect(other).toBeChecked();
    await expect(announcement).toHaveTextContent(`Switching to ${getName(other)}`);
    void video.play().catch(() => {});
    await waitFor(() => expect(announcement).toHaveTextContent(`Quality: ${getName(other)}`), slow);
    video.pause();
  },
};

/** The parts of the video; the current one is marked, and each plays from its start. */
export const Chapters: Story = {
  play: async ({ canvasElement }) => {
    const found = await pausesAt(canvasElement, 26);
    const { video, player } = found;
    await openMenu(found, /^Chapters/);
    const now = player.getByRole('button', { name: /0:24.*Settle into it/ });
    await expect(now).toHaveAttribute('aria-current', 'true');
    await expect(now).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(video.currentTime).toBeGreaterThanOrEqual(48));
    await waitFor(() => expect(video.paused).toBe(false));
    video.pause();
    await openMenu(found, 'Chapters, now: Let it go');
  },
};

/** The chapter name shows above the timeline while seeking. */
export const ChapterWhileSeeking: Story = {
  play: async ({ canvasElement }) => {
    const { player, video, frame } = await pausesAt(canvasElement, 10);
    const bar = player.getByRole('slider', { name: 'Position' });
    bar.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(24));
    await waitFor(() => {
      const tip = bar.nextElementSibling;
      expect(tip).toBeVisible();
      expect(tip).toHaveTextContent('Settle into it0:25');
    });
    await expect(frame.dataset['controls']).toBe('visible');
  },
};
