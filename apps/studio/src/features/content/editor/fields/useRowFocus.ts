import { useEffect, useRef, useState } from 'react';

import { focusField } from '../form/focusField';

/**
 * Moves focus after a row was added or removed, so that it is never lost: call the returned function
 * with the path of the field that gets it in the next render.
 */
export function useRowFocus(): (path: string) => void {
  const [target, setTarget] = useState({ path: '', count: 0 });
  const done = useRef(0);
  useEffect(() => {
    if (target.count === done.current) return;
    done.current = target.count;
    focusField(target.path);
  }, [target]);
  return (path) => setTarget(({ count }) => ({ path, count: count + 1 }));
}
