import {
  postReports,
  watchErrors,
  type ErrorReporter,
  type BufferedErrors,
} from '@gschool/data/errors';

import { settings } from './env';

const url = settings.ok ? settings.settings.errorReportsUrl : undefined;

/** The one place to plug in another error reporter; without an address errors stay in the console. */
const reporter: ErrorReporter = url ? postReports(url) : () => undefined;

/** Takes over what the entry has listened to since the first moment. */
export const watch = (held: BufferedErrors): void => watchErrors({ buffered: held, reporter });
