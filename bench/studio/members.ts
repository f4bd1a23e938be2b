/** A row of the list of members. */
export interface Member {
  id: string;
  email: string;
  name: string;
  role: 'user' | 'moderator' | 'admin';
  access: 'open' | 'ended' | 'none';
  /** An ISO date. */
  endsOn: string;
  createdOn: string;
}

const firstNames = [
  'Maya',
  'Nour',
  'Elena',
  'Amira',
  'Sofia',
  'Layla',
  'Hana',
  'Ines',
  'Zoe',
  'Rana',
];
const lastNames = [
  'Haddad',
  'Okafor',
  'Silva',
  'Novak',
  'Rossi',
  'Aziz',
  'Kim',
  'Weber',
  'Diaz',
  'Lund',
];
const accesses = ['open', 'open', 'ended', 'none'] as const;

const toDate = (day: number): string =>
  new Date(Date.UTC(2026, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);

/** 10,000 members, the same in each run. */
export const members: readonly Member[] = Array.from({ length: 10_000 }, (_, index) => {
  const first = firstNames[index % firstNames.length]!;
  const last = lastNames[Math.floor(index / firstNames.length) % lastNames.length]!;
  return {
    id: `member-${index}`,
    email: `${first}.${last}.${index}@gschool.example`.toLowerCase(),
    name: `${first} ${last}`,
    role: index % 997 === 0 ? 'admin' : 'user',
    access: accesses[index % accesses.length]!,
    endsOn: toDate(index % 700),
    createdOn: toDate(-(index % 900)),
  };
});
