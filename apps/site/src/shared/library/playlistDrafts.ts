/** The draft of a new playlist's name. Two forms have it: the dialog and the library. */
export const NEW_PLAYLIST_DRAFT = 'playlist-new';

/** The draft of another name of a playlist. */
export const getRenameDraft = (id: string): string => `playlist/${id}`;
