export { findFileError } from './fileError';
export { formatErrors, readPack } from './read';
