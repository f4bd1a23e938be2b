import { useCallback, useEffect, useRef, useState } from 'react';

const shownMs = 1200;

/** A short text that goes away by itself. */
export const useNotice = (): [text: string, notice: (text: string) => void] => {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const notice = useCallback((next: string) => {
    clearTimeout(timer.current);
    setText(next);
    timer.current = setTimeout(() => setText(''), shownMs);
  }, []);
  return [text, notice];
};
