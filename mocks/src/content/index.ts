export { createDemoPack } from './createDemoPack';
export { demoSamples, type Sample } from './samples';
