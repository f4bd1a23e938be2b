export { createDemoPack } from './createDemoPack';
export { demoSamples } from './samples';
