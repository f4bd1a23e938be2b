import { listDraftTexts, type Session } from '@gschool/data';
import { postReports, watchErrors, type BufferedErrors } from '@gschool/data/errors';

import { settings } from '../settings';

const url = settings.ok ? settings.values.errorReportsUrl : undefined;

interface ErrorReportsOptions {
  session: Pick<Session, 'get'>;
  /** The route pattern that matches a path; `*` for a path without a page. */
  getRoute: (pathname: string) => string;
}

/** Facts about the member that reports must not contain. */
const getPrivateTexts = (session: Pick<Session, 'get'>): readonly string[] => {
  const state = session.get();
  if (state.status !== 'signedIn') return [];
  const { user, profile } = state;
  return [
    user.uid,
    user.email,
    user.displayName,
    ...[profile?.displayName, profile?.firstName, profile?.lastName, profile?.preferredName],
    ...[profile?.phoneNumber, profile?.contactEmail],
    ...[profile?.location.city, profile?.location.postalCode],
    ...listDraftTexts(user.uid),
  ].filter((text) => text !== undefined);
};

/** Reports the buffered errors and all later ones. */
export const reportErrors = (
  buffered: BufferedErrors,
  { session, getRoute }: ErrorReportsOptions,
): void =>
  watchErrors({
    buffered,
    // Without a configured URL, errors are only logged.
    reporter: url
      ? postReports(url, { getPrivateTexts: () => getPrivateTexts(session) })
      : () => undefined,
    getRoute,
  });
