// The check of the files of a content pack, for the command and for the studio. It is a separate
// entry point, because only imports need it.
export { checkFolder, CATALOGUE_FILE, type FolderCheck, type PackFileError } from './checkFolder';
export { getContentType } from './contentTypes';
export { formatErrors, listErrorLines } from './formatErrors';
export {
  describeMissing,
  findByAccents,
  type FoundFile,
  type ListNames,
  type PackFolder,
} from './packFolder';
export { getFolder, joinPaths, normalizePath } from './paths';
export { planObjects, splitMedia, type PlannedObject } from './planObjects';
export { listPlaylistUris } from './listPlaylistUris';
export type { PackFiles } from './playlistFiles';
export { listMediaReferences, type MediaReference } from './references';
export { createVideoCheck } from './video';
