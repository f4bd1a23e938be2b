export { fileError } from './fileError';
export { formatErrors, readPack } from './read';
