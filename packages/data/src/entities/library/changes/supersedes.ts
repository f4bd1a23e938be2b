import type { LibraryChange } from '@gschool/domain';

/**
 * True when a later change replaces an earlier, unsent one. This limits the number of pending
 * changes.
 */
export const supersedes = (later: LibraryChange, earlier: LibraryChange): boolean => {
  if (earlier.at > later.at) return false;
  if (later.kind === 'watched' && earlier.kind === 'watched') {
    return (
      later.position.videoId === earlier.position.videoId &&
      later.visit?.id === earlier.visit?.id &&
      later.visit?.day === earlier.visit?.day &&
      (later.isLeft || !earlier.isLeft)
    );
  }
  if (later.kind === 'listed' && earlier.kind === 'listed') {
    return later.list === earlier.list && later.itemId === earlier.itemId;
  }
  if (later.kind === 'hidden' && earlier.kind === 'hidden') {
    return later.videoId === earlier.videoId;
  }
  if (later.kind === 'playlist' && earlier.kind === 'playlist') {
    const isSame = later.playlistId === earlier.playlistId && later.edit === earlier.edit;
    return isSame && (later.edit === 'rename' || later.edit === 'order');
  }
  return false;
};
