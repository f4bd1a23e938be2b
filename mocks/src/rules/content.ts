import type { MatchBlock, Condition } from './types';
import { isSubscribed, isAdmin, allOf, anyOf, publicDocuments } from './conditions';

const isSubscribedOrAdmin = anyOf(isSubscribed, isAdmin);

const isShardId: Condition = (_request, { shard = '' }) => /^index-\d{1,4}$/.test(shard);

/** Rules of the catalogue, classes and events. */
export const contentRules: readonly MatchBlock[] = [
  { path: 'catalogue/manifest', allow: { get: isSubscribedOrAdmin } },
  { path: 'catalogue/{shard}', allow: { get: allOf(isShardId, isSubscribedOrAdmin) } },
  { path: 'videos/{id}', allow: { get: isSubscribedOrAdmin } },
  { path: 'videos/{id}/playback/main', allow: { get: isSubscribed } },
  { path: 'events/{id}', allow: publicDocuments },
  { path: 'events/{id}/access/join', allow: { get: isSubscribed } },
];
