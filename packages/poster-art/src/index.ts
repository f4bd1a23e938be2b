// Small helpers for every picture. The drawing code (10 KB gzip) is a separate entry.
export { formats, type Ratio } from './formats';
export { getGroundIndex, getSeed, grounds } from './grounds';
export { hash } from './random';
