import { packSamples, type Samples } from '@gschool/domain/content-pack';
import { createDemoPack } from './createDemoPack';

/** What the demo's home page is built with. */
export const demoSamples = (): Samples => packSamples(createDemoPack(new Date(0)), '');
