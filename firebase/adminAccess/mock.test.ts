import { describe } from 'vitest';

import { describeAdmin } from './describeAdmin';
import { connectMock } from './mockTarget';

describe('the function admin of the mock', () => {
  describeAdmin(connectMock, { runs: 40 });
});
