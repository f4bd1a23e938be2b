import { useEffect, useState } from 'react';
import { getPropertyName } from './tokenGroups';

/**
 * Values of tokens as the page computes them, read again whenever the look
 * changes. Given `var(--gs-…)` names; answers with a function from name to value.
 */
export function useTokens(): (token: string) => string {
  const [, setVersion] = useState(0);
  useEffect(() => {
    const refresh = () => setVersion((count) => count + 1);
    const observer = new MutationObserver(refresh);
    observer.observe(document.documentElement, { attributes: true });
    refresh();
    return () => observer.disconnect();
  }, []);
  return (token) =>
    typeof document === 'undefined'
      ? ''
      : getComputedStyle(document.documentElement).getPropertyValue(getPropertyName(token)).trim();
}
