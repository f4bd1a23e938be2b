import type { Translated } from '@gschool/domain';

import type { MediaRef } from './mediaRef';

/** Movies, shows and videos in a chosen order. */
export interface MediaPlaylist extends Translated<'title' | 'text'> {
  slug: string;
  title: string;
  /** One or two sentences. */
  text: string;
  entries: readonly MediaRef[];
}

export const playlists: readonly MediaPlaylist[] = [
  {
    slug: 'a-week-in-seven-minutes',
    title: 'A week in seven minutes',
    text: 'One minute a day. By Sunday you have done everything once and hurt nothing.',
    entries: [
      'video/one-slow-minute',
      'video/eight-circles',
      'video/forty-on-twenty-off',
      'video/desk-to-door',
      'video/kitchen-disco',
      'video/after-the-swim',
      'video/lights-out',
    ],
  },
  {
    slug: 'women-who-run',
    title: 'Women who run',
    text: 'Uphill, downhill, for a tram. Four stories about speed, and the minute to do before them.',
    entries: [
      'video/run-up',
      'movie/desert-mile',
      'show/the-fell-runners',
      'movie/the-ninth-ridge',
      'movie/night-of-the-kick',
    ],
  },
  {
    slug: 'rainy-sunday',
    title: 'Rainy Sunday',
    text: 'Long, warm and best with tea. In this order, if you have all day.',
    entries: [
      'movie/the-last-wooden-floor',
      'movie/the-salt-ladder',
      'movie/moonlight-dancer',
      'movie/ropework',
      'movie/grandmothers-of-the-barbell',
    ],
  },
  {
    slug: 'desk-hours',
    title: 'Desk hours',
    text: 'Five minutes spread over a workday, none of which needs a mat.',
    entries: [
      'video/before-the-meeting',
      'video/potters-wrists',
      'video/desk-to-door',
      'video/stair-sprint',
      'video/the-late-bus',
    ],
  },
  {
    slug: 'first-episodes',
    title: 'First episodes',
    text: 'Four beginnings, half an hour or so each. Stick with the one you’re still thinking about on Monday.',
    entries: [
      'show/kettle-and-bell',
      'show/night-shift-stretch',
      'show/the-late-class',
      'show/tide-school',
    ],
  },
  {
    slug: 'after-dark',
    title: 'After dark',
    text: 'Theaters, villas and swimming pools after the lights go out, then a breath to sleep on.',
    entries: [
      'movie/the-empty-locker',
      'show/house-of-arches',
      'movie/arabesque-at-midnight',
      'video/the-night-train',
    ],
  },
  {
    slug: 'under-ten',
    title: 'Under ten',
    text: 'For the youngest on the sofa, and a stretch for two afterwards.',
    entries: [
      'movie/pim-and-the-paper-kite',
      'movie/cartwheel-summer',
      'show/tide-school',
      'video/sisters-stretch',
    ],
  },
];
