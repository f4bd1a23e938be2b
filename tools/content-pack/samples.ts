import { writeFileSync } from 'node:fs';
import { demoSamples } from '../../mocks/src/content/samples';

// Run with `tsx tools/content-pack/samples.ts` after a change of the public classes.
const file = new URL('../../mocks/samples.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(demoSamples(), null, 2)}\n`);
