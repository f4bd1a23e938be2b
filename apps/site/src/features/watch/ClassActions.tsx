import { useSession } from '@gschool/data';
import { Inline } from '@gschool/ui';

import { AddToPlaylist } from '../../shared/library/AddToPlaylist';
import { FavoriteButton } from '../../shared/library/FavoriteButton';
import { SaveButton } from '../../shared/library/SaveButton';
import { CopyAddress } from './CopyAddress';

/** What a member does with a class beside watching it; nobody who is signed out can. */
export function ClassActions({ id, title }: { id: string; title: string }) {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <Inline space="2">
      <FavoriteButton videoId={id} title={title} variant="outline" />
      <SaveButton videoId={id} title={title} variant="outline" />
      <AddToPlaylist videoId={id} title={title} variant="outline" />
      <CopyAddress id={id} />
    </Inline>
  );
}
