import type { Session } from '@gschool/data';
import { watchErrors, type BufferedErrors, type ErrorReporter } from '@gschool/data/errors';

import { settings } from '../settings';

const url = settings.ok ? settings.values.errorReportsUrl : undefined;

interface ErrorReportsOptions {
  session: Pick<Session, 'get'>;
  /** The pattern of the route of a path; `*` for a path without a page. */
  getRoute: (pathname: string) => string;
}

/** What is known about the member, which reports must not contain. */
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
  ].filter((text) => text !== undefined);
};

/** The error reporter, whose code is loaded once; without a configured URL errors are only logged. */
const createReporter = (to: string, session: Pick<Session, 'get'>): ErrorReporter => {
  const load = async () =>
    (await import('@gschool/data/errorReports')).postReports(to, {
      getPrivateTexts: () => getPrivateTexts(session),
    });
  let loading = load();
  loading.catch(() => undefined);
  return async (report) => {
    // A failed import is tried once more.
    const post = await loading.catch(() => (loading = load()));
    await post(report);
  };
};

/** Reports the buffered errors and all later ones. */
export const reportErrors = (
  buffered: BufferedErrors,
  { session, getRoute }: ErrorReportsOptions,
): void =>
  watchErrors({
    buffered,
    reporter: url ? createReporter(url, session) : () => undefined,
    getRoute,
  });
