import { expect, userEvent, waitFor, within } from 'storybook/test';

import type { Chapter } from './state/chapters';
import type { Captions } from './captions/captions';

/** Storybook may be served from a folder, with the videos next to it. */
export const clips = `${import.meta.env.BASE_URL}clips`;

export const src = `${clips}/breathing/master.m3u8`;

export const captions: readonly Captions[] = [
  { language: 'en', label: 'English', src: `${clips}/breathing/captions.en.vtt` },
];

export const chapters: readonly Chapter[] = [
  { title: 'Find the count', startSeconds: 0 },
  { title: 'Settle into it', startSeconds: 24 },
  { title: 'Let it go', startSeconds: 48 },
];

/** The URL of a caption file that doesn’t need a server. */
export const toCaptionFile = (cues: string): string =>
  `data:text/vtt;charset=utf-8,${encodeURIComponent(`WEBVTT\n\n${cues}`)}`;

export const arabicCaptions: readonly Captions[] = [
  {
    language: 'ar',
    label: 'العربية',
    src: toCaptionFile(`00:00:00.000 --> 00:00:20.000
خذي نفسًا من الأنف (4 عدّات)، ثم توقّفي.

00:00:20.000 --> 00:01:00.000
وازفري ببطء... أحسنتِ!`),
  },
];

const toSingleCue = (text: string): string =>
  toCaptionFile(`00:00:00.000 --> 00:01:00.000\n${text}`);

/** Two files in one language, and one language in two scripts. */
export const alikeCaptions: readonly Captions[] = [
  { language: 'en', label: 'English', src: toSingleCue('Breathe in') },
  { language: 'en', label: 'English (SDH)', src: toSingleCue('[soft music] Breathe in') },
  { language: 'zh-Hans', label: '简体中文', src: toSingleCue('吸气') },
  { language: 'zh-Hant', label: '繁體中文', src: toSingleCue('吸氣') },
];

/** For assertions about videos, which a slow machine may load slowly. */
export const slow = { timeout: 15_000 };

/** The parts of the single player in a story. */
export const parts = (canvas: HTMLElement) => {
  const frame = within(canvas).getByRole('region', { name: /^Player/ });
  const video = frame.querySelector('video') as HTMLVideoElement;
  return { frame, video, player: within(frame) };
};

export const ready = (video: HTMLVideoElement) =>
  waitFor(() => expect(video.readyState).toBeGreaterThanOrEqual(3), slow);

/** Plays without sound, which a browser allows without a real click. */
export const playsFrom = async (canvas: HTMLElement, seconds = 0) => {
  const found = parts(canvas);
  const { video, frame } = found;
  await ready(video);
  video.muted = true;
  if (seconds) video.currentTime = seconds;
  await video.play();
  await waitFor(() => expect(frame.dataset['state']).toBe('playing'), slow);
  return found;
};

/** Plays until just after a given time and pauses there, so the picture is always the same. */
export const pausesAt = async (canvas: HTMLElement, seconds: number) => {
  const found = await playsFrom(canvas, seconds);
  await waitFor(() => expect(found.video.currentTime).toBeGreaterThan(seconds + 0.2), slow);
  found.video.pause();
  found.video.currentTime = seconds + 0.4;
  await waitFor(() => expect(found.frame.dataset['state']).toBe('paused'));
  return found;
};

/** Opens a menu in the control bar, and a page of it. */
export const openMenu = async (
  { player }: ReturnType<typeof parts>,
  menu: string | RegExp,
  page?: RegExp,
) => {
  await userEvent.click(player.getByRole('button', { name: menu }));
  if (page) await userEvent.click(player.getByRole('button', { name: page }));
};
