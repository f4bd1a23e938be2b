import { useSession } from '@gschool/data';
import { Inline } from '@gschool/ui';

import { AddToPlaylist } from '../../shared/library/AddToPlaylist';
import { FavoriteButton } from '../../shared/library/FavoriteButton';
import { SaveButton } from '../../shared/library/SaveButton';
import { CopyLinkButton } from './CopyLinkButton';

/** The actions for a class; nothing when signed out. */
export function ClassActions({ id, title }: { id: string; title: string }) {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <Inline space="2">
      <FavoriteButton videoId={id} title={title} variant="outline" />
      <SaveButton videoId={id} title={title} variant="outline" />
      <AddToPlaylist videoId={id} title={title} variant="outline" />
      <CopyLinkButton id={id} />
    </Inline>
  );
}
