export { getContentType } from './contentTypes';
export { findFile } from './findFile';
export { formatErrors } from './formatErrors';
export { readPack } from './read';
