import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { Transcript } from './Transcript';
import {
  brokenCaptions,
  captionsWithMarks,
  PlayingTranscript,
  rollingCaptions,
  TranscriptWithPlayer,
  longCaptions,
  captionsWithLongText,
} from './Transcript.fixtures';
import {
  alikeCaptions,
  arabicCaptions,
  captions,
  chapters,
  openMenu,
  parts,
  ready,
  slow,
} from '../Player/Player.fixtures';

const meta = {
  title: 'Components/Media/Transcript',
  component: Transcript,
  tags: ['new'],
  parameters: {
    anatomy: {
      args: { captions, chapters },
      parts: ['input', '[aria-pressed]', 'section h3', 'section li'],
    },
  },
  args: { captions: longCaptions, position: 0, onSeek: fn() },
  render: (args) => <PlayingTranscript {...args} />,
} satisfies Meta<typeof Transcript>;
export default meta;

type Story = StoryObj<typeof meta>;

const loaded = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findByRole('button', { name: 'Play from 0:00' }, slow);
  const box = canvas.getAllByRole('list')[0]!.parentElement!;
  return { canvas, box };
};
const current = (box: HTMLElement) => box.querySelector('[aria-current]');
const isInBox = (box: HTMLElement, element: Element) => {
  const [outer, inner] = [box, element].map((one) => one.getBoundingClientRect());
  return inner!.top >= outer!.top - 1 && inner!.bottom <= outer!.bottom + 1;
};

/** Waits until the box has stopped scrolling. */
const isAtRest = (box: HTMLElement) => {
  let last = -1;
  return waitFor(() => {
    const before = last;
    last = box.scrollTop;
    return expect(last).toBe(before);
  });
};

export const Default: Story = {
  args: { captions, chapters, position: 30 },
  play: async ({ canvasElement }) => {
    const { canvas, box } = await loaded(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Settle into it' })).toBeVisible();
    await expect(current(box)).toHaveTextContent(/^0:24/);
    await expect(current(box)!.querySelector('p')).toHaveAttribute('lang', 'en');
  },
};

/** Pressing a time or a paragraph plays from there; selecting text doesn’t. */
export const PlaysFromPress: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, box } = await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play from 0:20' }));
    await expect(args.onSeek).toHaveBeenLastCalledWith(20);
    await expect(current(box)).toHaveTextContent(/^0:20/);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSeek).toHaveBeenLastCalledWith(30);
    await userEvent.click(canvas.getAllByText(/Stand tall/)[1]!);
    await expect(args.onSeek).toHaveBeenLastCalledWith(40);
    getSelection()?.selectAllChildren(canvas.getAllByText(/Stand tall/)[0]!);
    await fireEvent.click(canvas.getAllByText(/Stand tall/)[0]!);
    await expect(args.onSeek).toHaveBeenCalledTimes(3);
    getSelection()?.removeAllRanges();
  },
};

/**
 * The current paragraph stays visible in its box. Scrolling stops that, and the control resumes it.
 */
export const FollowsVideo: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, box } = await loaded(canvasElement);
    const forward = canvas.getByRole('button', { name: 'One minute on' });
    const follow = canvas.getByRole('button', { name: 'Follow the video' });
    await userEvent.click(forward);
    await expect(current(box)).toHaveTextContent(/^1:00/);
    await waitFor(() => expect(isInBox(box, current(box)!)).toBe(true));
    await expect(box.scrollTop).toBeGreaterThan(0);
    // The page does not scroll, and focus does not move.
    await expect(document.scrollingElement?.scrollTop).toBe(0);
    await expect(forward).toHaveFocus();

    await isAtRest(box);
    await fireEvent.wheel(box);
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
    const before = box.scrollTop;
    await userEvent.click(forward);
    await userEvent.click(forward);
    await expect(current(box)).toHaveTextContent(/^3:00/);
    await expect(box.scrollTop).toBe(before);

    await userEvent.click(follow);
    await waitFor(() => expect(isInBox(box, current(box)!)).toBe(true));
    await expect(follow).toHaveFocus();
    // Moving through the times by keyboard counts as reading, too.
    await userEvent.tab();
    await expect(follow).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Search: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, box } = await loaded(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search the transcript' });
    await userEvent.type(field, 'BREATHE');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('21 matches'));
    await expect(box.querySelectorAll('mark')).toHaveLength(21);
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Match 2 of 21'));
    await expect(field).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous match' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous match' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Match 21 of 21'));
    const active = box.querySelector('[data-active]')!;
    await waitFor(() => expect(isInBox(box, active)).toBe(true));
  },
};

/** The search ignores case, accents and spelling variants, like the product’s search. */
export const SearchIgnoresSpelling: Story = {
  tags: ['!autodocs'],
  args: { captions: captionsWithMarks },
  play: async ({ canvasElement }) => {
    const { canvas, box } = await loaded(canvasElement);
    const field = canvas.getByRole('searchbox', { name: 'Search the transcript' });
    const finds = async (query: string, marked: string) => {
      await userEvent.clear(field);
      await userEvent.type(field, query);
      await waitFor(() => expect(box.querySelector('mark')).toHaveTextContent(marked));
      await expect(box.querySelectorAll('mark')).toHaveLength(1);
    };
    await finds("don't", 'Don’t');
    await finds('تنفسي', 'تنفّـــسي');
    await finds('بقوه', 'بقوة');
    await finds('الى 10', 'إلى ١٠');
    await finds('\u200f10، ثم', '١٠\u200f، ثم');
  },
};

/** Roll-up captions show each line once. */
export const RolledUp: Story = {
  tags: ['!autodocs'],
  args: { captions: rollingCaptions },
  play: async ({ canvasElement }) => {
    const { box } = await loaded(canvasElement);
    const paragraphs = [...box.querySelectorAll('p')].map((one) => one.textContent);
    await expect(paragraphs).toEqual(['welcome to the class today we stretch and then rest']);
  },
};

/** If there are two files in one language, the transcript shows the one that the player shows. */
export const FollowsCaptions: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['!autodocs'],
  args: { captions: alikeCaptions },
  render: (args) => <TranscriptWithPlayer {...args} />,
  play: async ({ canvasElement }) => {
    const { canvas } = await loaded(canvasElement);
    const found = parts(canvasElement);
    const transcript = within(canvas.getByRole('region', { name: 'Transcript' }));
    await openMenu(found, 'Captions');
    for (const [name, text] of [
      ['English (SDH)', '[soft music] Breathe in'],
      ['繁體中文', '吸氣'],
      ['简体中文', '吸气'],
      ['English', 'Breathe in'],
    ] as const) {
      await userEvent.click(found.player.getByRole('radio', { name }));
      await expect(await transcript.findByText(text, {}, slow)).toBeVisible();
    }
  },
};

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, box } = await loaded(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'handstand');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No matches'));
    await expect(box.querySelector('mark')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Next match' })).toBeNull();
  },
};

/** With a player; the transcript follows the language of the player’s captions. */
export const WithPlayer: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { captions: [...captions, ...arabicCaptions], chapters },
  render: (args) => <TranscriptWithPlayer {...args} />,
  play: async ({ canvasElement }) => {
    const { canvas, box } = await loaded(canvasElement);
    const video = canvasElement.querySelector('video')!;
    await ready(video);
    await userEvent.click(canvas.getByRole('button', { name: 'Play from 0:24' }));
    await waitFor(() => expect(video.currentTime).toBeGreaterThanOrEqual(24), slow);
    await waitFor(() => expect(current(box)).toHaveTextContent(/^0:24/), slow);
    video.pause();
  },
};

/** Captions in another language than the page keep their direction and their language. */
export const OtherDirection: Story = {
  args: { captions: arabicCaptions },
  play: async ({ canvasElement }) => {
    const { box } = await loaded(canvasElement);
    await expect(box).toHaveAttribute('dir', 'rtl');
    await expect(box.querySelector('p')).toHaveAttribute('lang', 'ar');
  },
};

/** After a failure, it offers a retry. Here, the page renews the address. */
export const Failed: Story = {
  args: { captions: brokenCaptions },
  render: function Failed(args) {
    const [files, setFiles] = useState(args.captions);
    return <PlayingTranscript {...args} captions={files} onRetry={() => setFiles(longCaptions)} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/couldn’t load the transcript/, {}, slow);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const FailedThenLoaded: Story = {
  ...Failed,
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, slow));
    await loaded(canvasElement);
  },
};

const mode = Object.getOwnPropertyDescriptor(TextTrack.prototype, 'mode')!;

export const Loading: Story = {
  beforeEach: () => {
    // A track that stays disabled is never loaded.
    Object.defineProperty(TextTrack.prototype, 'mode', { ...mode, set() {} });
    return () => void Object.defineProperty(TextTrack.prototype, 'mode', mode);
  },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'Transcript' });
    await expect(section).toHaveAttribute('aria-busy', 'true');
    await expect(section).toHaveTextContent('Loading the transcript');
  },
};

/** Without captions there is no transcript. */
export const NoCaptions: Story = {
  tags: ['!autodocs'],
  args: { captions: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region', { name: 'Transcript' })).toBeNull();
  },
};

export const LongText: Story = { args: { captions: captionsWithLongText } };
