import { packSamples, type Samples } from '@gschool/domain/content-pack';
import { createDemoPack } from './createDemoPack';

/** The public classes and instructors of the demo's home page. */
export const demoSamples = (): Samples => packSamples(createDemoPack(new Date(0)), '');
