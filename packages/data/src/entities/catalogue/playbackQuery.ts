import type { Playback } from '@gschool/domain';

import type { Services } from '../../services/createServices';
import { withFreshToken } from '../../queries/retry';
import { catalogueKeys } from './catalogue';

/** The key and the read of a class's media, outside a hook; null if the class has none. */
export const getPlaybackQuery = (
  { session }: Pick<Services, 'session'>,
  uid: string,
  id: string,
) => ({
  queryKey: catalogueKeys.playback(uid, id),
  queryFn: (): Promise<Playback | null> =>
    withFreshToken(session, (backend) => backend.catalogue.playback(id)),
});
