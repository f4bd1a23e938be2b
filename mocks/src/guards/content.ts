import type { Guard, Rule } from './types';
import { activeClaim, admin, both, either, everyone } from './who';

const member = either(activeClaim, admin);

const isShard: Rule = (_attempt, { shard = '' }) => /^index-\d{1,4}$/.test(shard);

/** The catalogue, its films and the events. */
export const contentGuards: readonly Guard[] = [
  { pattern: 'catalogue/manifest', rules: { get: member } },
  { pattern: 'catalogue/{shard}', rules: { get: both(isShard, member) } },
  { pattern: 'videos/{id}', rules: { read: member } },
  { pattern: 'videos/{id}/playback/main', rules: { get: activeClaim } },
  { pattern: 'events/{id}', rules: { read: everyone } },
  { pattern: 'events/{id}/access/join', rules: { get: activeClaim } },
];
