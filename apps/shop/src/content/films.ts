/** A film or series of the shop's own sample content. */
export interface Film {
  id: string;
  title: string;
  kind: 'film' | 'series';
  genre: string;
  /** Minutes, or of an episode. */
  minutes: number;
  year: number;
  picture: string;
  /** Further words that a search finds it by. */
  keywords: readonly string[];
}

/** Sample films: invented, and labelled as samples wherever they are shown. */
export const films: readonly Film[] = [
  {
    id: 'seven-breaths',
    title: 'Seven Breaths',
    kind: 'film',
    genre: 'Drama',
    minutes: 104,
    year: 2026,
    picture: 'art:figure/seated/12',
    keywords: ['meditation', 'calm', 'mountain'],
  },
  {
    id: 'kettle-and-bell',
    title: 'Kettle & Bell',
    kind: 'series',
    genre: 'Comedy',
    minutes: 28,
    year: 2025,
    picture: 'art:figure/kettlebell/31',
    keywords: ['gym', 'friends', 'strength'],
  },
  {
    id: 'moonlight-dancer',
    title: 'The Moonlight Dancer',
    kind: 'film',
    genre: 'Romance',
    minutes: 96,
    year: 2024,
    picture: 'art:figure/dancer/26',
    keywords: ['night', 'ballet', 'stage'],
  },
  {
    id: 'desert-mile',
    title: 'Desert Mile',
    kind: 'film',
    genre: 'Adventure',
    minutes: 112,
    year: 2026,
    picture: 'art:figure/run/8',
    keywords: ['running', 'race', 'ultramarathon'],
  },
  {
    id: 'house-of-arches',
    title: 'A House of Arches',
    kind: 'series',
    genre: 'Mystery',
    minutes: 44,
    year: 2025,
    picture: 'art:figure/tree/22',
    keywords: ['villa', 'detective', 'yoga'],
  },
  {
    id: 'the-long-lunge',
    title: 'The Long Lunge',
    kind: 'film',
    genre: 'Documentary',
    minutes: 82,
    year: 2023,
    picture: 'art:figure/lunge/17',
    keywords: ['athletes', 'training', 'sport'],
  },
  {
    id: 'tide-school',
    title: 'Tide School',
    kind: 'series',
    genre: 'Family',
    minutes: 24,
    year: 2026,
    picture: 'art:figure/boat/5',
    keywords: ['sea', 'children', 'swimming'],
  },
  {
    id: 'night-of-the-kick',
    title: 'Night of the Kick',
    kind: 'film',
    genre: 'Action',
    minutes: 99,
    year: 2024,
    picture: 'art:figure/kick/40',
    keywords: ['boxing', 'city', 'fight'],
  },
];
