import { useEffect, useState } from 'react';

/** Whether the film fills the screen or floats in a window of its own. */
export const useFrameModes = (video: () => HTMLVideoElement | null) => {
  const [isFullscreen, setFullscreen] = useState(false);
  const [canPip, setCanPip] = useState(false);
  const [isPip, setPip] = useState(false);

  useEffect(() => {
    const element = video();
    setCanPip(document.pictureInPictureEnabled === true && element !== null);
    const fullscreen = () => setFullscreen(document.fullscreenElement?.contains(element) ?? false);
    const enter = () => setPip(true);
    const leave = () => setPip(false);
    document.addEventListener('fullscreenchange', fullscreen);
    element?.addEventListener('enterpictureinpicture', enter);
    element?.addEventListener('leavepictureinpicture', leave);
    return () => {
      document.removeEventListener('fullscreenchange', fullscreen);
      element?.removeEventListener('enterpictureinpicture', enter);
      element?.removeEventListener('leavepictureinpicture', leave);
    };
  }, [video]);

  const togglePip = () => {
    const change = isPip ? document.exitPictureInPicture() : video()?.requestPictureInPicture();
    change?.catch(() => {});
  };
  return { isFullscreen, canPip, isPip, togglePip };
};
