import type { Teacher } from './classSeed';

/** The six teachers of the demo. The first is the founder, whose picks have a view of their own. */
export const instructors = [
  {
    id: 'gaia',
    name: 'Gaia Moretti',
    portrait: 'art:portrait/bun/2',
    bio: 'Gaia opened her first studio above a bakery in Bologna and still schedules the early class for when the bread comes out. She teaches strength and yoga to people who were told to choose one. The picks on this site are hers, and she changes them when she changes her mind.',
  },
  {
    id: 'imani',
    name: 'Imani Okafor',
    portrait: 'art:portrait/curls/4',
    bio: 'Imani coached high school track for eleven years before she taught adults, who complain more and count worse. Her classes are precise about rest. She lifts heavy things on Tuesdays and grows tomatoes badly.',
  },
  {
    id: 'lena',
    name: 'Lena Brandt',
    portrait: 'art:portrait/braid/6',
    bio: 'Lena came to yoga from a desk and a sore back, and has never forgotten what a first class feels like. She explains one thing at a time and leaves silences. Her dog appears in the background of two classes.',
  },
  {
    id: 'noor',
    name: 'Noor Haddad',
    portrait: 'art:portrait/hijab/1',
    bio: 'Noor trained as a physical therapist in Amman and teaches Pilates the way she took histories: by asking good questions. Expect small movements and clear reasons. Mother of twins, advocate of the five-minute class.',
  },
  {
    id: 'yuki',
    name: 'Yuki Tanabe',
    portrait: 'art:portrait/bob/8',
    bio: 'Yuki teaches mobility and breathing, slowly and with good jokes. She spent her twenties as a contemporary dancer and her thirties undoing some of it. She answers every question that members send her, usually with a drawing.',
  },
  {
    id: 'camila',
    name: 'Camila Reyes',
    portrait: 'art:portrait/crop/5',
    bio: 'Camila learned salsa in her grandmother’s kitchen in Cali and ballet in a cold hall in Berlin. She believes that everyone can count to eight. Dance and barre are hers; so are the playlists.',
  },
] as const satisfies readonly { id: Teacher; name: string; portrait: string; bio: string }[];
