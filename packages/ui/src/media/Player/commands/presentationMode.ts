interface OldFullscreen {
  webkitEnterFullscreen?: () => void;
}

interface LockableOrientation {
  lock?: (orientation: 'landscape') => Promise<void>;
}

/** Fills the screen with the player, or leaves it; a phone turns the film to its long side. */
export const toggleFullscreen = async (
  frame: HTMLElement,
  video: HTMLVideoElement,
): Promise<void> => {
  if (document.fullscreenElement) return document.exitFullscreen();
  if ('requestFullscreen' in frame) {
    await frame.requestFullscreen();
    // Where the system does not allow it, the member turns the phone.
    await (screen.orientation as LockableOrientation).lock?.('landscape').catch(() => {});
    return;
  }
  // A phone that lets only the film itself fill the screen.
  (video as OldFullscreen).webkitEnterFullscreen?.();
};

/** Puts the film into a window of its own, or takes it back. */
export const togglePictureInPicture = (video: HTMLVideoElement): void => {
  if (!document.pictureInPictureEnabled || video.readyState === 0) return;
  const change =
    document.pictureInPictureElement === video
      ? document.exitPictureInPicture()
      : video.requestPictureInPicture();
  change.catch(() => {});
};
