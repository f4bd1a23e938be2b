import type { Author, AuthorId } from './types';

const authors: Readonly<Record<AuthorId, Author>> = {
  ines: {
    id: 'ines',
    name: 'Ines Valadares',
    detail: 'Writes about training',
    about:
      'Ines taught gymnastics to adults for eleven years before she began to write. She still believes that most injuries are a form of impatience.',
  },
  teodora: {
    id: 'teodora',
    name: 'Teodora Ilić',
    detail: 'Looks after the things we sell',
    about:
      'Teodora came from a workshop for technical clothing. She reads care labels aloud, and keeps one of everything for two years to see how it ages.',
  },
  samira: {
    id: 'samira',
    name: 'Samira Haddad',
    detail: 'Movies, pictures and how they’re made',
    about:
      'Samira programmed a small cinema before she came to the shop. She draws the posters, or rather, she built the machine that draws them.',
  },
};

export const getAuthor = (id: AuthorId): Author => authors[id];
