import { InstructorCard } from '@gschool/ui';

import { paths } from '../../config/paths';
import type { Person } from '../../content/media/people/person';
import { useT } from '../../i18n/useT';

export interface PersonTileProps {
  person: Person;
  /**
   * The character name.
   * @default the person's work
   */
  role?: string | undefined;
  /** @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** A person of the sample catalog as a card. */
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
