import { paths } from '../../../config/paths';
import { pick } from '../../../content/media/catalogue';
import { cast } from '../../../content/media/lists/otherLists';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { PersonTile } from '../../../shared/media/PersonTile';
import { MediaRow } from './MediaRow';

/** The state list `cast` as a row. */
export function CastRow() {
  const t = useT();
  const { catalogue } = useMedia();
  return (
    <MediaRow id="cast" title={t('list.cast')} href={paths.cast} itemSize="portrait">
      {pick(catalogue.people, cast).map((person) => (
        <PersonTile key={person.slug} person={person} />
      ))}
    </MediaRow>
  );
}
