import { InstructorCard } from '@gschool/ui';

import { paths } from '../../config/paths';
import type { Person } from '../../content/media/people/person';
import { useT } from '../../i18n/useT';

export interface PersonTileProps {
  person: Person;
  /** Whom she plays; left out, what she does. */
  role?: string | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** Somebody of the sample catalogue, as a face. */
export function PersonTile({ person, role, headingLevel = 3 }: PersonTileProps) {
  const t = useT();
  return (
    <InstructorCard
      href={paths.person(person.slug)}
      name={person.name}
      picture={person.picture}
      styles={role ?? t(`work.${person.work}`)}
      headingLevel={headingLevel}
    />
  );
}
