import type { MatchBlock, Condition } from './types';
import { isSubscribed, isStaff, allOf, anyOf, publicDocuments } from './conditions';

const isSubscribedOrStaff = anyOf(isSubscribed, isStaff);

const isShardId: Condition = (_request, { shard = '' }) => /^index-\d{1,4}$/.test(shard);

/** Rules of the catalogue, classes and events. */
export const contentRules: readonly MatchBlock[] = [
  { path: 'catalogue/manifest', allow: { get: isSubscribedOrStaff } },
  { path: 'catalogue/{shard}', allow: { get: allOf(isShardId, isSubscribedOrStaff) } },
  { path: 'videos/{id}', allow: { get: isSubscribedOrStaff } },
  { path: 'videos/{id}/playback/main', allow: { get: isSubscribed } },
  { path: 'events/{id}', allow: publicDocuments },
  { path: 'events/{id}/access/join', allow: { get: isSubscribed } },
];
