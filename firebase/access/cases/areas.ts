import {
  getAccess,
  type Area,
  type Viewer,
} from '../../../packages/domain/src/subscription/access';
import { allow, deny, type AccessCase, type Operation } from '../accessCase';
import type { UserName } from '../users';

/** A user for every role × subscription. */
const viewers: readonly (readonly [UserName, Viewer])[] = [
  ['visitor', null],
  ['mira', { role: 'user', subscription: 'none' }],
  ['subscriber', { role: 'user', subscription: 'active' }],
  ['lapsed', { role: 'user', subscription: 'lapsed' }],
  ['moderator', { role: 'moderator', subscription: 'none' }],
  ['subscribedModerator', { role: 'moderator', subscription: 'active' }],
  ['lapsedModerator', { role: 'moderator', subscription: 'lapsed' }],
  ['admin', { role: 'admin', subscription: 'none' }],
  ['subscribedAdmin', { role: 'admin', subscription: 'active' }],
  ['lapsedAdmin', { role: 'admin', subscription: 'lapsed' }],
];

/** What a page of an area reads. */
interface AreaRead {
  operation: Operation & ('get' | 'list');
  path(uid: string): string;
  /** True where the rules allow more than the page: owners may always read their own documents. */
  isWider?: true;
}

const areaReads: Readonly<Record<Area, AreaRead>> = {
  public: { operation: 'get', path: () => 'events/live' },
  profile: { operation: 'get', path: (uid) => `users/${uid}` },
  // The search has no separate document. Without a subscription it finds public events only.
  search: { operation: 'get', path: () => 'events/live', isWider: true },
  videos: { operation: 'get', path: () => 'videos/sunrise/playback/main' },
  library: { operation: 'get', path: (uid) => `users/${uid}/state/library`, isWider: true },
  history: { operation: 'list', path: (uid) => `users/${uid}/history`, isWider: true },
  admin: { operation: 'list', path: () => 'users' },
};

/** A visitor has no documents, so this tries to read another user's. */
const ownerOf = (user: UserName): string => (user === 'visitor' ? 'mira' : user);

/**
 * `access` of the domain decides which pages open, and the rules decide which documents can be
 * read. Only viewers who may open an area may read its documents, except where `isWider`.
 */
export const areaCases: readonly AccessCase[] = viewers.flatMap(([user, viewer]) =>
  Object.entries(areaReads).flatMap(([area, { operation, path, isWider }]) => {
    const canOpen = getAccess(area as Area, viewer) === 'yes';
    if (!canOpen && isWider) return [];
    const createCase = canOpen ? allow : deny;
    return [createCase(user, operation, path(ownerOf(user)), undefined, `area ${area}`)];
  }),
);
