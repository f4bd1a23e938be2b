import type { Person } from './person';

/** Directors, writers and composers. */
export const makers = [
  {
    slug: 'dalia-mersinoglu',
    name: 'Dalia Mersinoglu',
    work: 'directing',
    about:
      'Dalia films effort: hands, breath, the second before a lift. She cuts on the exhale and says that everything else is scenery.',
    picture: 'art:portrait/hijab/311',
  },
  {
    slug: 'orla-quillfeather',
    name: 'Orla Quillfeather',
    work: 'directing',
    about:
      'Orla made her first comedy in a community hall with a borrowed camera and a cast who thought that it was a fitness class. Several still do.',
    picture: 'art:portrait/curls/312',
  },
  {
    slug: 'margit-eklov',
    name: 'Margit Eklöv',
    work: 'directing',
    about:
      'Margit walks every location before she writes a scene for it. Her films are short on dialogue and long on weather.',
    picture: 'art:portrait/bob/313',
  },
  {
    slug: 'femi-adebright',
    name: 'Femi Adebright',
    work: 'directing',
    about:
      'Femi shot other people’s films for ten years and noticed what they left out. Her own begin there.',
    picture: 'art:portrait/crop/314',
  },
  {
    slug: 'ginevra-ostrand',
    name: 'Ginevra Ostrand',
    work: 'writing',
    about:
      'Ginevra writes mysteries without a murder, in which everyone is a suspect. She plots on index cards pinned to a climbing wall.',
    picture: 'art:portrait/braid/315',
  },
  {
    slug: 'leontyne-ashgrove',
    name: 'Leontyne Ashgrove',
    work: 'music',
    about:
      'Leontyne scores films with whatever the set provides: jump ropes, floorboards, a choir of swimmers catching their breath.',
    picture: 'art:portrait/curls/316',
  },
] as const satisfies readonly Person[];
