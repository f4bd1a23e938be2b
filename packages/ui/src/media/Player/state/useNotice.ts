import { useCallback, useEffect, useRef, useState } from 'react';

const VISIBLE_MS = 1200;

/** A short text over the video. */
export interface Notice {
  text: string;
  /** The position: in the center, or on the side of a skip. */
  side: 'middle' | 'before' | 'after';
}

const emptyNotice: Notice = { text: '', side: 'middle' };

/** A short text that disappears automatically. */
export const useNotice = (): [
  notice: Notice,
  show: (text: string, side?: Notice['side']) => void,
] => {
  const [notice, setNotice] = useState(emptyNotice);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((text: string, side: Notice['side'] = 'middle') => {
    clearTimeout(timer.current);
    setNotice({ text, side });
    timer.current = setTimeout(() => setNotice(emptyNotice), VISIBLE_MS);
  }, []);
  return [notice, show];
};
