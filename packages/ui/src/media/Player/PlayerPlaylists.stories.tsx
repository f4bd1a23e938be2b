import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Player } from './Player';
import { openMenu, parts, pausesAt, playsFrom, slow } from './Player.fixtures';

/** Audio and captions in separate playlists, as some encoders write them. */
const meta = {
  title: 'Components/Media/Player/Playlists',
  component: Player,
  tags: ['!autodocs'],
  args: {
    src: `${import.meta.env.BASE_URL}sound-apart/master.m3u8`,
    poster: 'art:figure/breathe/6',
    title: 'A tone',
  },
} satisfies Meta<typeof Player>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * Chromium counts the bytes that it decodes. TypeScript’s DOM types do not have these properties.
 */
const getDecodedBytes = (video: HTMLVideoElement): { sound: number; picture: number } => {
  const counts = video as unknown as Record<string, number>;
  return {
    sound: counts['webkitAudioDecodedByteCount'] ?? 0,
    picture: counts['webkitVideoDecodedByteCount'] ?? 0,
  };
};

/** Audio in a separate playlist plays. */
export const SoundApart: Story = {
  play: async ({ canvasElement }) => {
    const { video } = await playsFrom(canvasElement);
    await waitFor(() => expect(getDecodedBytes(video).picture).toBeGreaterThan(0), slow);
    await waitFor(() => expect(getDecodedBytes(video).sound).toBeGreaterThan(0), slow);
    video.pause();
  },
};

/** Captions inside the playlist are in the menu and are drawn like captions from a file. */
export const CaptionsInside: Story = {
  play: async ({ canvasElement }) => {
    const found = await pausesAt(canvasElement, 1);
    const { player } = found;
    await expect(await player.findByText('A tone, and a picture', {}, slow)).toBeVisible();
    await openMenu(found, 'Captions');
    await userEvent.click(player.getByRole('radio', { name: 'Deutsch' }));
    await expect(await player.findByText('Ein Ton und ein Bild', {}, slow)).toBeVisible();
    await userEvent.click(player.getByRole('radio', { name: 'Off' }));
    await waitFor(() => expect(player.queryByText('Ein Ton und ein Bild')).toBeNull());
    // The browser does not draw its own captions over them.
    const { video } = parts(canvasElement);
    const modes = Array.from(video.textTracks).map(({ mode }) => mode);
    await expect(modes).not.toContain('showing');
  },
};
