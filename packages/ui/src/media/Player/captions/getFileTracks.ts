/**
 * The tracks of the caption files, in the order of the files: the `<track>` elements that the player
 * renders. hls.js adds other elements.
 */
export const getFileTracks = (video: HTMLVideoElement): readonly TextTrack[] =>
  Array.from(video.querySelectorAll<HTMLTrackElement>('track[data-file]'))
    .toSorted((a, b) => Number(a.dataset['file']) - Number(b.dataset['file']))
    .map(({ track }) => track);
