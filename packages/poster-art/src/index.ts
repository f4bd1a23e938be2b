// Small helpers for every picture. The drawing code (10 KB gzip) is a separate entry.
export { formats, type Ratio } from './formats';
export { hash } from './random';
