interface OldFullscreen {
  webkitEnterFullscreen?: () => void;
}

interface LockableOrientation {
  lock?: (orientation: 'landscape') => Promise<void>;
}

/** Whether the page may show an element, or on iPhones the video, in full screen. */
export const isFullscreenSupported = (): boolean =>
  document.fullscreenEnabled === true || 'webkitEnterFullscreen' in HTMLVideoElement.prototype;

/** Toggles full screen; on phones, also locks the landscape orientation. */
export const toggleFullscreen = async (
  frame: HTMLElement,
  video: HTMLVideoElement,
): Promise<void> => {
  if (document.fullscreenElement) return document.exitFullscreen();
  if ('requestFullscreen' in frame) {
    await frame.requestFullscreen();
    // The lock is optional: some systems do not allow it.
    await (screen.orientation as LockableOrientation).lock?.('landscape').catch(() => {});
    return;
  }
  // iPhones allow full screen only for the video element.
  (video as OldFullscreen).webkitEnterFullscreen?.();
};

/** Toggles picture in picture. */
export const togglePictureInPicture = (video: HTMLVideoElement): void => {
  if (!document.pictureInPictureEnabled || video.readyState === 0) return;
  const change =
    document.pictureInPictureElement === video
      ? document.exitPictureInPicture()
      : video.requestPictureInPicture();
  change.catch(() => {});
};
