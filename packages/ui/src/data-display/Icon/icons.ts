// Every icon by name. Read as a namespace, so that a page carries only those it draws.
export * from './icons/controls';
export * from './icons/feedback';
export * from './icons/frame';
export * from './icons/products';
export * from './icons/lists';
export * from './icons/people';
export * from './icons/places';
export * from './icons/player';
export * from './icons/reading';
export * from './icons/sharing';
export type { IconShape } from './shape';
