import { getPackSamples, type Samples } from '@gschool/domain/content-pack';

import { createDemoPack } from './createDemoPack';

/** The public classes and instructors of the demo's home page. */
export const demoSamples = (): Samples => getPackSamples(createDemoPack(new Date(0)), '');
