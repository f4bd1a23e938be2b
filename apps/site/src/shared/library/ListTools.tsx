import type { ClassCard } from '@gschool/domain';

import { FavoriteButton } from './FavoriteButton';
import { SaveButton } from './SaveButton';

/** The list buttons on a class card. */
export function ListTools({ card: { id, title } }: { card: ClassCard }) {
  return (
    <>
      <SaveButton videoId={id} title={title} variant="overlay" />
      <FavoriteButton videoId={id} title={title} variant="overlay" />
    </>
  );
}
