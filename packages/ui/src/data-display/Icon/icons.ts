// Every icon by name. Import it as a namespace, so that a page contains only the icons it uses.
export * from './icons/controls';
export * from './icons/feedback';
export * from './icons/frame';
export * from './icons/products';
export * from './icons/lists';
export * from './icons/password';
export * from './icons/people';
export * from './icons/places';
export * from './icons/player';
export * from './icons/reading';
export * from './icons/sharing';
export * from './icons/shopFrame';
export type { IconShape } from './shape';
