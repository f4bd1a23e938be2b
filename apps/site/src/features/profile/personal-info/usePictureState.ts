import { useEffect, useState } from 'react';

/** What is known of the picture at an address: nothing yet, that it can be shown, or that it cannot. */
export type PictureState = 'unknown' | 'shown' | 'broken';

/** While somebody types, every letter makes an address; only one that stays is asked for. */
const PAUSE = 400;

/** Looks whether an https address shows a picture, a moment after it was typed. */
export function usePictureState(url: string): PictureState {
  const [known, setKnown] = useState<{ url: string; state: PictureState }>();
  useEffect(() => {
    if (url === '') return undefined;
    const image = new Image();
    image.referrerPolicy = 'no-referrer';
    image.onload = () => setKnown({ url, state: 'shown' });
    image.onerror = () => setKnown({ url, state: 'broken' });
    const timer = setTimeout(() => (image.src = url), PAUSE);
    return () => {
      clearTimeout(timer);
      image.onload = null;
      image.onerror = null;
    };
  }, [url]);
  return known?.url === url ? known.state : 'unknown';
}
