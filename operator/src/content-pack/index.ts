export { formatErrors, getContentType } from '@gschool/admin/pack-files';
export { findFile } from './diskFolder';
export { readPack } from './read';
