export { fileError } from './fileError';
export { followPlaylist } from './playlists';
export { formatErrors, readPack, type PackFileError, type ReadPackResult } from './read';
export { mediaReferences } from './references';
