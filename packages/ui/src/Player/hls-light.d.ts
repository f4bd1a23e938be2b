/** The light build has the same surface, and no types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
