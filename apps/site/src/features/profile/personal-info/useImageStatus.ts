import { useEffect, useState } from 'react';

/** Whether the image at a URL can be shown. */
export type ImageStatus = 'unknown' | 'shown' | 'broken';

/** Waits until the member stops typing before the URL is requested. */
const DEBOUNCE_MS = 400;

/** Checks whether a URL shows an image, shortly after it was typed. */
export function useImageStatus(url: string): ImageStatus {
  const [known, setKnown] = useState<{ url: string; state: ImageStatus }>();
  useEffect(() => {
    if (url === '') return undefined;
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.onload = () => setKnown({ url, state: 'shown' });
    image.onerror = () => setKnown({ url, state: 'broken' });
    const timer = setTimeout(() => (image.src = url), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
    };
  }, [url]);
  return known?.url === url ? known.state : 'unknown';
}
