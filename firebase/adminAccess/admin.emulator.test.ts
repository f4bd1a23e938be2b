import { describe } from 'vitest';

import { listMissingEmulators, warnOfMissingEmulators } from '../missingEmulators';
import { describeAdmin } from './describeAdmin';
import { createEmulatorConnect } from './emulatorTarget';

const missing = listMissingEmulators();
warnOfMissingEmulators('the function admin', missing);

describe.skipIf(missing.length > 0)('the function admin, with the official emulators', () => {
  describeAdmin(createEmulatorConnect(), { runs: 4 });
});
