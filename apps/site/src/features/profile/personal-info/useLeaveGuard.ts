import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { interceptPopState } from '../../../shared/interceptPopState';
import { askBeforeLeaving } from '../../../shared/leaveQuestion';
import { inAppTarget, isSamePage } from './leaving';

/** The router numbers its entries, so that the way back to one can be counted. */
const entryNumber = (): number => {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : 0;
};

/** What waits for an answer. */
interface Leaving {
  goOn: () => void;
  stay?: () => void;
}

/**
 * Holds whoever has unsaved edits: a press on a link inside the site and the browser's Back
 * and Forward and signing out wait for an answer, closing the tab and leaving the site get the browser's own
 * question. The router is used declaratively and has no blocker of its own
 * (docs/decisions/0010), so links are caught before it and steps in the history are undone.
 */
export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const here = pathname + search;
  const [leaving, setLeaving] = useState<Leaving | null>(null);
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
    setLeaving({ goOn: () => void navigate(target) });
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
    setLeaving({
      goOn: () => {
        isLetGo.current = true;
        window.history.go(step);
      },
    });
  });

  const onQuestion = useEffectEvent((answer: (mayLeave: boolean) => void) =>
    setLeaving({ goOn: () => answer(true), stay: () => answer(false) }),
  );

  // Before the page is painted: a page that says "Saved." must not ask when it is closed.
  useLayoutEffect(() => {
    if (!isDirty) return undefined;
    const close = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => onClick(event);
    const letStepsGo = interceptPopState((event) => onStep(event));
    const letAllGo = askBeforeLeaving(() => new Promise((resolve) => onQuestion(resolve)));
    // Before the router's links hear of it.
    document.addEventListener('click', click, true);
    window.addEventListener('beforeunload', close);
    return () => {
      letStepsGo();
      letAllGo();
      document.removeEventListener('click', click, true);
      window.removeEventListener('beforeunload', close);
    };
  }, [isDirty]);

  return {
    isAsking: leaving !== null,
    stay: () => {
      setLeaving(null);
      leaving?.stay?.();
    },
    leave: () => {
      setLeaving(null);
      leaving?.goOn();
    },
  };
}
