import {
  postReports,
  watchErrors,
  type ErrorReporter,
  type BufferedErrors,
} from '@gschool/data/errors';

import { settings } from '../settings';

const url = settings.ok ? settings.settings.errorReportsUrl : undefined;

/** The one place to plug in another error reporter; without an address errors stay in the console. */
const reporter: ErrorReporter = url ? postReports(url) : () => undefined;

/** Reports the errors that were buffered since the first moment, and every later one. */
export const reportErrors = (buffered: BufferedErrors): void => watchErrors({ buffered, reporter });
