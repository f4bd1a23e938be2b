import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { hearStepsFirst } from '../../../shared/historySteps';
import { inAppTarget, isSamePage } from './leaving';

/** The router numbers its entries, so that the way back to one can be counted. */
const entryNumber = (): number => {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : 0;
};

/**
 * Holds whoever has unsaved edits: a press on a link inside the site and the browser's Back
 * and Forward wait for an answer, closing the tab and leaving the site get the browser's own
 * question. The router is used declaratively and has no blocker of its own
 * (docs/decisions/0010), so links are caught before it and steps in the history are undone.
 */
export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const here = pathname + search;
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  /** Steps in the history that undo another: nobody else needs to hear of them. */
  const undoing = useRef(0);
  const isLetGo = useRef(false);
  const number = useRef(0);
  useEffect(() => {
    number.current = entryNumber();
  }, [key]);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const target = inAppTarget(event);
    if (target === null || isSamePage(target, here)) return;
    event.preventDefault();
    event.stopPropagation();
    setGoOn(() => () => void navigate(target));
  });

  const onStep = useEffectEvent((event: PopStateEvent) => {
    if (undoing.current > 0) {
      undoing.current -= 1;
      event.stopImmediatePropagation();
      return;
    }
    const target = window.location.pathname + window.location.search;
    if (isLetGo.current || isSamePage(target, here)) return;
    event.stopImmediatePropagation();
    const step = entryNumber() - number.current || -1;
    undoing.current += 1;
    window.history.go(-step);
    setGoOn(() => () => {
      isLetGo.current = true;
      window.history.go(step);
    });
  });

  useEffect(() => {
    if (!isDirty) return undefined;
    const close = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => onClick(event);
    const letStepsGo = hearStepsFirst((event) => onStep(event));
    // Before the router's links hear of it.
    document.addEventListener('click', click, true);
    window.addEventListener('beforeunload', close);
    return () => {
      letStepsGo();
      document.removeEventListener('click', click, true);
      window.removeEventListener('beforeunload', close);
    };
  }, [isDirty]);

  return {
    isAsking: goOn !== null,
    stay: () => setGoOn(null),
    leave: () => {
      setGoOn(null);
      goOn?.();
    },
  };
}
