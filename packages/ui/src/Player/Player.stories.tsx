import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Player } from './Player';

const captions = [{ language: 'en', label: 'English', src: '/clips/breathing/captions.en.vtt' }];
const chapters = [
  { title: 'Find the count', startSeconds: 0 },
  { title: 'Settle into it', startSeconds: 24 },
  { title: 'Let it go', startSeconds: 48 },
];

const meta = {
  title: 'Pictures/Player',
  component: Player,
  args: {
    src: '/clips/breathing/master.m3u8',
    poster: 'art:figure/breathe/6',
    title: 'Three slow breaths',
    captions,
    chapters,
    onProgress: fn(),
    onPause: fn(),
    onError: fn(),
  },
} satisfies Meta<typeof Player>;
export default meta;

type Story = StoryObj<typeof meta>;

const slow = { timeout: 15_000 };

const parts = (canvas: HTMLElement) => {
  const frame = within(canvas).getByRole('region', { name: /^Player/ });
  const video = frame.querySelector('video') as HTMLVideoElement;
  return { frame, video, player: within(frame) };
};

const ready = (video: HTMLVideoElement) =>
  waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(3), slow);

/** Waits with its poster; plays when it is told, shows captions, and reports where it is. */
export const Plays: Story = {
  play: async ({ canvasElement, args }) => {
    const { frame, video, player } = parts(canvasElement);
    await expect(frame.dataset['state']).toBe('idle');
    await ready(video);
    video.muted = true;
    await userEvent.click(player.getAllByRole('button', { name: 'Play' })[0] as HTMLElement);
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.5), slow);
    await expect(frame.dataset['state']).toBe('playing');
    await expect(video.textTracks[0]?.mode).toBe('showing');
    await waitFor(() => expect(args.onProgress).toHaveBeenCalled(), slow);
    await userEvent.click(player.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(frame.dataset['state']).toBe('paused'));
    await expect(args.onPause).toHaveBeenCalled();
  },
};

/** Every key, while the focus is in the player. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const { frame, video, player } = parts(canvasElement);
    await ready(video);
    video.muted = true;
    player.getByRole('slider', { name: 'Position' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(5, 0));
    await userEvent.keyboard('l');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(15, 0));
    await userEvent.keyboard('j');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(5, 0));
    await userEvent.keyboard('5');
    await waitFor(() => expect(video.currentTime).toBeCloseTo(video.duration / 2, 0));
    await waitFor(() =>
      expect(player.getByRole('slider', { name: 'Position' })).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/seconds of 1 minute/),
      ),
    );
    await userEvent.keyboard('>');
    await expect(video.playbackRate).toBe(1.25);
    await expect(player.getByRole('status')).toHaveTextContent('1.25×');
    await userEvent.keyboard('<');
    await userEvent.keyboard('{ArrowDown}');
    await expect(video.volume).toBeCloseTo(0.95);
    await userEvent.keyboard('m');
    await expect(video.muted).toBe(false);
    await userEvent.keyboard('m');
    await userEvent.keyboard('c');
    await waitFor(() => expect(video.textTracks[0]?.mode).toBe('disabled'));
    await userEvent.keyboard('c');
    await userEvent.keyboard('k');
    await waitFor(() => expect(frame.dataset['state']).toBe('playing'), slow);
    await userEvent.keyboard('k{Home}');
    await waitFor(() => expect(video.currentTime).toBeLessThan(1));
  },
};

/** Menus are radio buttons; Escape closes them and gives the focus back. */
export const Menus: Story = {
  play: async ({ canvasElement }) => {
    const { video, player } = parts(canvasElement);
    await ready(video);
    const settings = player.getByRole('button', { name: 'Settings' });
    await userEvent.click(settings);
    await userEvent.click(player.getByRole('radio', { name: '1.5×' }));
    await expect(video.playbackRate).toBe(1.5);
    await expect(player.getByRole('radio', { name: '540p' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(settings).toHaveFocus();
    await userEvent.click(player.getByRole('button', { name: 'Captions' }));
    await userEvent.click(player.getByRole('radio', { name: 'Off' }));
    await waitFor(() => expect(video.textTracks[0]?.mode).toBe('disabled'));
    await userEvent.click(player.getByRole('radio', { name: 'English' }));
    await waitFor(() => expect(video.textTracks[0]?.mode).toBe('showing'));
    await userEvent.keyboard('{Escape}');
  },
};

/** Comes back to where the member left. */
export const Resumes: Story = {
  args: { startAt: 30 },
  play: async ({ canvasElement }) => {
    const { video } = parts(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(30, 0), slow);
  },
};

/** A film that does not arrive: a sentence, and a retry. */
export const Failed: Story = {
  args: { src: '/clips/nowhere/master.m3u8' },
  play: async ({ canvasElement, args }) => {
    const { frame, player } = parts(canvasElement);
    const alert = await player.findByRole('alert', {}, slow);
    await expect(alert).toHaveTextContent('your place is kept');
    await expect(frame.dataset['state']).toBe('error');
    await waitFor(() => expect(args.onError).toHaveBeenCalledWith('network'));
    await expect(player.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const WithoutCaptions: Story = {
  args: { captions: undefined, chapters: undefined },
  play: async ({ canvasElement }) => {
    const { player } = parts(canvasElement);
    await expect(player.queryByRole('button', { name: 'Captions' })).toBeNull();
  },
};
