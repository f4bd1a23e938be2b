import type { Services } from '@gschool/data';
import {
  listPrivateTexts,
  postReports,
  watchErrors,
  type BufferedErrors,
} from '@gschool/data/errors';

import { settings } from '../settings';

const url = settings.ok ? settings.values.errorReportsUrl : undefined;

interface ErrorReportsOptions {
  services: Services;
  /** The route pattern that matches a path; `*` for a path without a page. */
  getRoute: (pathname: string) => string;
}

/** Reports the buffered errors and all later ones. */
export const reportErrors = (
  buffered: BufferedErrors,
  { services, getRoute }: ErrorReportsOptions,
): void =>
  watchErrors({
    buffered,
    // Without a configured URL, errors are only logged.
    reporter: url
      ? postReports(url, { getPrivateTexts: () => listPrivateTexts(services) })
      : () => undefined,
    getRoute,
  });
