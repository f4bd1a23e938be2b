import type { Guard } from './types';
import { activeClaim, admin, either, everyone } from './who';

const member = either(activeClaim, admin);

/** The catalogue, its films and the events. */
export const contentGuards: readonly Guard[] = [
  { pattern: 'catalogue/{id}', rules: { read: member } },
  { pattern: 'videos/{id}', rules: { read: member } },
  { pattern: 'videos/{id}/playback/main', rules: { get: activeClaim } },
  { pattern: 'events/{id}', rules: { read: everyone } },
  { pattern: 'events/{id}/access/join', rules: { get: activeClaim } },
];
