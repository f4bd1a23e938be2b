import { writeFileSync } from 'node:fs';

import { demoSamples } from '../../mocks/src/content/samples';

// `npm run samples`. Run it after the demo's public classes change.
const file = new URL('../../mocks/samples.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(demoSamples(), null, 2)}\n`);
