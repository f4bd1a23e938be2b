import { actors } from './people/actors';
import { makers } from './people/makers';
import type { Person } from './people/person';
import { instructors } from './people/instructors';

export type { Person } from './people/person';

type PersonFields = typeof actors | typeof makers | typeof instructors;

/** The slugs of all people. An unknown slug is a type error. */
export type PersonSlug = PersonFields[number]['slug'];

/** The twenty people of the sample catalog: actors, makers and instructors. */
export const people: readonly (Person & { slug: PersonSlug })[] = [
  ...actors,
  ...makers,
  ...instructors,
];
