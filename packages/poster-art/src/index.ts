// What every picture needs before anything is drawn. The drawing (7 KB gzip) is an entry of its own.
export { formats, type Ratio } from './formats';
export { hash } from './random';
