import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { Player } from './Player';
import { captions, chapters, clips, parts, ready, slow, src } from './Player.fixtures';
import { answers, neverAnswers, offline } from './Player.network';
import type { VideoSource } from './playerProps';

const meta = {
  title: 'Components/Media/Player/Errors',
  component: Player,
  tags: ['!autodocs'],
  args: {
    src,
    poster: 'art:figure/breathe/6',
    title: 'Three slow breaths',
    captions,
    chapters,
    onError: fn(),
    renewSource: fn(async (): Promise<VideoSource | null> => null),
  },
} satisfies Meta<typeof Player>;
export default meta;

type Story = StoryObj<typeof meta>;

const waits: Story['play'] = async ({ canvasElement }) => {
  const { frame, video } = parts(canvasElement);
  await ready(video);
  video.muted = true;
  video.currentTime = 30;
  void video.play().catch(() => {});
  await waitFor(() => expect(frame.dataset['state']).toBe('waiting'), slow);
};

/** A spinner while the video loads. */
export const Buffering: Story = {
  beforeEach: neverAnswers(/seg_00[2-9]/),
  play: waits,
};

/** After a while, it shows a message and what you can do. */
export const Slow: Story = {
  args: { slowAfterSeconds: 0.5 },
  beforeEach: neverAnswers(/seg_00[2-9]/),
  play: async (context) => {
    await waits(context);
    const { player, frame } = parts(context.canvasElement);
    await expect(await player.findByText(/connection seems slow/, {}, slow)).toBeVisible();
    await expect(player.getByRole('button', { name: 'Try again' })).toBeVisible();
    const fullScreen = player.getByRole('button', { name: 'Full screen' });
    fullScreen.focus();
    // After four times `slowAfterSeconds` the error and its actions are shown.
    await waitFor(() => expect(frame.dataset['state']).toBe('error'), slow);
    await expect(player.getByRole('alert')).toHaveTextContent('your place is saved');
    // Controls behind the message are not in the tab order. The player has the focus, so its keys
    // work.
    await expect(fullScreen.closest('[inert]')).not.toBeNull();
    await expect(frame).toHaveFocus();
  },
};

/** Plays what’s loaded and shows what it’s waiting for. */
export const Offline: Story = {
  beforeEach: [neverAnswers(/seg_00[2-9]/), offline],
  play: async (context) => {
    await waits(context);
    const { player } = parts(context.canvasElement);
    await waitFor(() =>
      expect(player.getByText(/will resume when you’re back online/)).toBeVisible(),
    );
    await waitFor(() => expect(player.getByText('Offline')).toBeVisible());
  },
};

/** A video that won’t load: a message and a retry. */
export const Network: Story = {
  parameters: {
    checks: {
      exceptions: [{ check: 'console', reason: 'A missing video is what this story shows.' }],
    },
  },
  args: { src: `${clips}/nowhere/master.m3u8` },
  play: async ({ canvasElement, args }) => {
    const { frame, player } = parts(canvasElement);
    const alert = await player.findByRole('alert', {}, slow);
    await expect(alert).toHaveTextContent('your place is saved');
    await expect(frame.dataset['state']).toBe('error');
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('network'));
    await userEvent.click(player.getByRole('button', { name: 'Try again' }));
    await expect(await player.findByRole('alert', {}, slow)).toBeVisible();
  },
};

/** A file that isn’t a video. */
export const Media: Story = {
  args: { src: `${clips}/breathing/captions.en.vtt?.mp4` },
  play: async ({ canvasElement, args }) => {
    const { player } = parts(canvasElement);
    await expect(await player.findByRole('alert', {}, slow)).toHaveTextContent(
      'couldn’t be played',
    );
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('media'));
  },
};

const unplayable = `${import.meta.env.BASE_URL}unplayable`;

/** No quality of the playlist has a format that this browser can decode. */
export const Format: Story = {
  args: { src: `${unplayable}/format.m3u8` },
  play: async ({ canvasElement, args }) => {
    const { player } = parts(canvasElement);
    await expect(await player.findByRole('alert', {}, slow)).toHaveTextContent(
      'can’t play the format of this video',
    );
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('format'));
    await expect(player.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** The segments are encrypted for a key system, which the player does not support. */
export const Protected: Story = {
  args: { src: `${unplayable}/protected.m3u8` },
  play: async ({ canvasElement, args }) => {
    const { player } = parts(canvasElement);
    await expect(await player.findByRole('alert', {}, slow)).toHaveTextContent('copy-protected');
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('protected'));
    await expect(player.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** A server answers with an HTML page instead of a playlist, as some do for a missing file. */
export const Invalid: Story = {
  args: { src: `${unplayable}/invalid.m3u8` },
  play: async ({ canvasElement, args }) => {
    const { player } = parts(canvasElement);
    await expect(await player.findByRole('alert', {}, slow)).toHaveTextContent(
      'The file of this video is damaged',
    );
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('invalid'));
    await expect(player.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A playlist without segments. */
export const NothingToPlay: Story = {
  ...Invalid,
  args: { src: `${unplayable}/empty.m3u8` },
};

/** A browser without Media Source or support for this kind of video. */
export const Unsupported: Story = {
  beforeEach: () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'MediaSource');
    const managed = Object.getOwnPropertyDescriptor(globalThis, 'ManagedMediaSource');
    const { canPlayType } = HTMLMediaElement.prototype;
    Reflect.deleteProperty(globalThis, 'MediaSource');
    Reflect.deleteProperty(globalThis, 'ManagedMediaSource');
    HTMLMediaElement.prototype.canPlayType = () => '';
    return () => {
      if (before) Object.defineProperty(globalThis, 'MediaSource', before);
      if (managed) Object.defineProperty(globalThis, 'ManagedMediaSource', managed);
      HTMLMediaElement.prototype.canPlayType = canPlayType;
    };
  },
  play: async ({ canvasElement, args }) => {
    const { player } = parts(canvasElement);
    await expect(await player.findByRole('alert', {}, slow)).toHaveTextContent('current Chrome');
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('unsupported'));
    await expect(player.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** Access has ended: `renewSource` is called once, and the page’s own action comes first. */
export const Denied: Story = {
  args: {
    getErrorActions: (error) =>
      error === 'denied' ? [{ label: 'Sign in', href: '#sign-in' }] : [],
  },
  beforeEach: answers(401, /clips/),
  play: async ({ canvasElement, args }) => {
    const { player } = parts(canvasElement);
    await expect(await player.findByRole('alert', {}, slow)).toHaveTextContent('Sign in again');
    await waitFor(() => expect(args.renewSource).toHaveBeenCalledTimes(1));
    await expect(player.getByRole('link', { name: 'Sign in' })).toBeVisible();
  },
};

/** A fresh address exists: the video continues without a message. */
export const Renewed: Story = {
  args: { renewSource: fn(async (): Promise<VideoSource | null> => ({ src })) },
  beforeEach: answers(403, /clips/, 1),
  play: async ({ canvasElement, args }) => {
    const { frame, video, player } = parts(canvasElement);
    await waitFor(() => expect(args.renewSource).toHaveBeenCalledTimes(1), slow);
    await ready(video);
    await expect(player.queryByRole('alert')).toBeNull();
    // It waits with its poster, as it did before.
    await expect(frame.dataset['state']).toBe('idle');
  },
};
