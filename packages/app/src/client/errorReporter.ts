import {
  postReports,
  watchErrors,
  type ErrorReporter,
  type BufferedErrors,
} from '@gschool/data/errors';

import { settings } from '../settings';

const url = settings.ok ? settings.values.errorReportsUrl : undefined;

/** The error reporter; without a configured URL errors are only logged. */
const reporter: ErrorReporter = url ? postReports(url) : () => undefined;

/** Reports the buffered errors and all later ones. */
export const reportErrors = (buffered: BufferedErrors): void => watchErrors({ buffered, reporter });
