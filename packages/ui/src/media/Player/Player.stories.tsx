import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { click, focusOn, inOrder } from '#storybook/stage/causes';
import { Player } from './Player';
import {
  captions,
  chapters,
  parts,
  pausesAt,
  playsFrom,
  ready,
  slow,
  src,
} from './Player.fixtures';
import { beAt, beIdle, showCue, stillCaptions, stillSource } from './Player.still';

const SETTINGS = '[aria-label="Settings"]';

const upNext = {
  title: 'Shoulders, slowly',
  note: '20 min · Mobility',
  picture: 'art:figure/dance/2',
  href: '#next',
  onPlay: fn(),
};

const meta = {
  title: 'Components/Media/Player',
  component: Player,
  args: {
    src,
    poster: 'art:figure/breathe/6',
    title: 'Three slow breaths',
    subtitle: 'Breath, 1 minute',
    captions,
    chapters,
    onProgress: fn(),
    onPause: fn(),
    onFinished: fn(),
    onEnded: fn(),
    onError: fn(),
    onVolumeChange: fn(),
  },
  parameters: {
    stage: {
      size: 'content',
      shows: 'section',
      args: { src: stillSource, captions: stillCaptions, slowAfterSeconds: 100_000 },
      states: [
        { label: 'Before the start', cause: beIdle },
        { label: 'Resumes', args: { startAt: 30 }, cause: beIdle },
        { label: 'Playing: the controls hide', cause: beAt({ isPlaying: true }) },
        { label: 'Paused', cause: beAt({}) },
        {
          label: 'Paused, with captions',
          cause: (stage: HTMLElement) => {
            beAt({})(stage);
            showCue(stage);
          },
        },
        { label: 'Buffering', cause: beAt({ isPlaying: true, isLoading: true }) },
        {
          label: 'Open menu',
          cause: inOrder(beAt({}), click(SETTINGS)),
        },
        {
          label: 'Focus on a control',
          cause: inOrder(beAt({}), focusOn(SETTINGS)),
        },
        { label: 'Error' },
        { label: 'Ended', cause: beAt({ isEnded: true, time: 60 }) },
        {
          label: 'Up next',
          args: { upNext, isAutoplayOn: false },
          cause: beAt({ isEnded: true, time: 60 }),
        },
      ],
    },
    anatomy: {
      args: { onPrevious: fn(), onNext: fn() },
      state: {
        label: 'Open menu',
        cause: (stage: HTMLElement) => {
          beAt({})(stage);
          showCue(stage);
          click(SETTINGS)(stage);
        },
      },
      parts: [
        'video',
        'section > div > p[dir]',
        'section > div:has(> div > p > bdi)',
        '[data-player-part=seek]',
        '[data-player-part=controls] > div:last-child > div:first-child',
        '[data-player-part=controls] [aria-expanded=true] + *',
        null,
        null,
        null,
      ],
    },
  },
} satisfies Meta<typeof Player>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Paused: Story = {
  play: async ({ canvasElement, args }) => {
    const { player, frame } = await pausesAt(canvasElement, 26);
    await expect(args.onPause).toHaveBeenCalled();
    await expect(
      player.getByRole('button', { name: 'Chapters, now: Settle into it' }),
    ).toBeVisible();
    await expect(frame.dataset['controls']).toBe('visible');
  },
};

/** The poster, until someone plays it. */
export const Idle: Story = {
  play: async ({ canvasElement }) => {
    const { frame, player } = parts(canvasElement);
    await expect(frame.dataset['state']).toBe('idle');
    await expect(player.getAllByRole('button', { name: 'Play' })[0]).toBeVisible();
  },
};

/** Plays, shows captions and reports its position. */
export const Plays: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { frame, video, player } = parts(canvasElement);
    await ready(video);
    video.muted = true;
    await userEvent.click(player.getAllByRole('button', { name: 'Play' })[0] as HTMLElement);
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(0.5), slow);
    await expect(frame.dataset['state']).toBe('playing');
    await expect(player.getByText(/Breathe in through the nose/)).toBeVisible();
    await waitFor(() => expect(args.onProgress).toHaveBeenCalled(), slow);
    await expect(args.onVolumeChange).toHaveBeenLastCalledWith({ volume: 1, isMuted: true });
    await expect(args.onFinished).not.toHaveBeenCalled();
  },
};

/** After 90%, it counts as watched, once; at the end, it offers a replay. */
export const Finishes: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { frame, player } = await playsFrom(canvasElement, 57);
    await waitFor(() => expect(args.onFinished).toHaveBeenCalledTimes(1), slow);
    await waitFor(() => expect(frame.dataset['state']).toBe('ended'), slow);
    await expect(args.onEnded).toHaveBeenCalledTimes(1);
    await expect(args.onFinished).toHaveBeenCalledTimes(1);
    await expect(player.getByRole('button', { name: 'Play again' })).toBeVisible();
  },
};

/** Resumes where the member left off and shows the position. */
export const Resumes: Story = {
  tags: ['!autodocs'],
  args: { startAt: 30 },
  play: async ({ canvasElement }) => {
    const { video, player } = parts(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(30, 0), slow);
    const resume = player.getByRole('button', { name: 'Resume at 0:30' });
    await expect(resume).toBeVisible();
    // The poster is darkened behind the text.
    const scrim = getComputedStyle(resume.parentElement as Element).backgroundColor;
    await expect(scrim).not.toBe('rgba(0, 0, 0, 0)');
    await playsFrom(canvasElement);
    const notice = await player.findByText('Resuming at 0:30');
    await waitFor(() => expect(notice).toBeVisible());
  },
};

/** Starts over from the beginning after the video resumed in the middle. */
export const StartOver: Story = {
  ...Resumes,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const { frame, video, player } = parts(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(30, 0), slow);
    await expect(player.getByRole('button', { name: 'Resume at 0:30' })).toBeVisible();
    await playsFrom(canvasElement);
    const notice = await player.findByText('Resuming at 0:30');
    await waitFor(() => expect(notice).toBeVisible());
    await userEvent.click(player.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(video.currentTime).toBeLessThan(5));
    await expect(player.queryByText('Resuming at 0:30')).toBeNull();
    await expect(frame).toHaveFocus();
  },
};

/** Starts at the volume that the member set last. */
export const RemembersVolume: Story = {
  tags: ['!autodocs'],
  args: { volume: { volume: 0.4, isMuted: false } },
  play: async ({ canvasElement }) => {
    const { video, player } = parts(canvasElement);
    await waitFor(() => expect(video.volume).toBeCloseTo(0.4));
    await expect(player.getByRole('slider', { name: 'Volume' })).toHaveValue('40');
  },
};

export const WithoutCaptions: Story = {
  tags: ['!autodocs'],
  args: { captions: undefined, chapters: undefined, subtitle: undefined },
  play: async ({ canvasElement }) => {
    const { player } = await pausesAt(canvasElement, 12);
    await expect(player.queryByRole('button', { name: 'Captions' })).toBeNull();
    await expect(player.queryByRole('button', { name: /Chapters/ })).toBeNull();
  },
};

export const LongTitle: Story = {
  tags: ['!autodocs'],
  args: {
    title:
      'Donaudampfschifffahrtsgesellschaft: three slow breaths for anyone who sat in meetings until the evening and would rather be lying on the floor now',
    subtitle: 'With someone whose name is as long as the class itself, and longer still on a phone',
    chapters: [
      {
        title: 'A chapter whose name would fill two lines of a narrow menu on its own',
        startSeconds: 0,
      },
      ...chapters.slice(1),
    ],
  },
  play: async ({ canvasElement }) => {
    const { frame } = await pausesAt(canvasElement, 2);
    await expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth);
  },
};
