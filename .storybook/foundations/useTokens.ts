import { useEffect, useState } from 'react';
import { propertyOf } from './tokenGroups';

/**
 * Values of tokens as the page computes them, read again whenever the look
 * changes. Given `var(--gs-…)` names; answers with a function from name to value.
 */
export function useTokens(): (token: string) => string {
  const [, setLook] = useState(0);
  useEffect(() => {
    const again = () => setLook((count) => count + 1);
    const observer = new MutationObserver(again);
    observer.observe(document.documentElement, { attributes: true });
    again();
    return () => observer.disconnect();
  }, []);
  return (token) =>
    typeof document === 'undefined'
      ? ''
      : getComputedStyle(document.documentElement).getPropertyValue(propertyOf(token)).trim();
}
