import { schoolOrderNumbers } from '../../mocks/src/admin/school/orders';

/** A sample path for every page of the studio that only staff can open, below `/studio`. */
export const studioSamples: readonly string[] = [
  '/',
  '/members',
  '/members/demo-member',
  '/orders',
  `/orders/${schoolOrderNumbers[0]}`,
  '/classes',
  '/classes/new',
  '/classes/steady-at-any-age',
  '/series',
  '/series/steady-feet',
  '/events',
  '/events/open-floor',
  '/people',
  '/people/gaia',
  '/styles',
  '/styles/strength',
  '/publish',
  '/releases',
  '/releases/000002',
  '/releases/000002?view=restore',
  '/import',
  '/log',
  '/nowhere',
];
