import { listDraftTexts, type Session } from '@gschool/data';
import { getValueAt, listPathsWith, profileFields } from '@gschool/domain';
import { postReports, watchErrors, type BufferedErrors } from '@gschool/data/errors';

import { settings } from '../settings';

const url = settings.ok ? settings.values.errorReportsUrl : undefined;

interface ErrorReportsOptions {
  session: Pick<Session, 'get'>;
  /** The route pattern that matches a path; `*` for a path without a page. */
  getRoute: (pathname: string) => string;
}

const personalFields = listPathsWith(profileFields, 'personal');

/** What is known about the member, which reports must not contain. */
const getPrivateTexts = (session: Pick<Session, 'get'>): readonly string[] => {
  const state = session.get();
  if (state.status !== 'signedIn') return [];
  const { user, profile } = state;
  return [
    user.uid,
    user.email,
    user.displayName,
    ...personalFields.map((path) => getValueAt(profile, path)),
    ...listDraftTexts(user.uid),
  ].filter((text) => typeof text === 'string');
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
