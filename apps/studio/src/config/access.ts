import type { Role } from '@gschool/domain';

import { paths } from './paths';

/** What moderators may open, with the pages below: everything of the content except publishing. */
const moderatorPaths: readonly string[] = [
  paths.classes,
  paths.series,
  paths.events,
  paths.people,
  paths.styles,
  paths.releases,
  paths.import,
];

const isBelow = (pathname: string, path: string): boolean => `${pathname}/`.startsWith(`${path}/`);

/** Whether a role may open a page of the studio (docs/product/studio.md#studio-access). */
export const canOpen = (role: Role, pathname: string): boolean =>
  role === 'admin' ||
  (role === 'moderator' && moderatorPaths.some((path) => isBelow(pathname, path)));

/** The first page of a role after sign-in. */
export const getStartPath = (role: Role): string =>
  role === 'moderator' ? paths.classes : paths.overview;
