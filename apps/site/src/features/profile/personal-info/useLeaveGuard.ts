import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { interceptPopState } from '../../../shared/interceptPopState';
import { setLeaveConfirmation } from '../../../shared/leaveConfirmation';
import { getInAppTarget, isSamePage } from './linkTarget';

/** The router numbers its history entries, so a step can be counted and undone. */
const getEntryIndex = (): number => {
  const { idx } = (window.history.state ?? {}) as { idx?: unknown };
  return typeof idx === 'number' ? idx : 0;
};

/** A navigation that waits for the member's answer. */
interface PendingNavigation {
  proceed: () => void;
  cancel?: () => void;
}

/**
 * Asks before unsaved edits are lost. Links inside the site, Back, Forward and signing out wait for
 * an answer; closing the tab and leaving the site show the browser's own question. The declarative
 * router has no blocker (docs/decisions/0010-declarative-routing.md), so this hook handles clicks
 * before the router does, and undoes history steps.
 */
export function useLeaveGuard(isDirty: boolean) {
  const navigate = useNavigate();
  const { pathname, search, key } = useLocation();
  const here = pathname + search;
  const [pending, setPending] = useState<PendingNavigation | null>(null);
  /** History steps that undo another one are hidden from the router. */
  const pendingUndos = useRef(0);
  const isAllowed = useRef(false);
  const entryIndex = useRef(0);
  useEffect(() => {
    entryIndex.current = getEntryIndex();
  }, [key]);

  const onClick = useEffectEvent((event: MouseEvent) => {
    const target = getInAppTarget(event);
    if (target === null || isSamePage(target, here)) return;
    event.preventDefault();
    event.stopPropagation();
    setPending({ proceed: () => void navigate(target) });
  });

  const onPopState = useEffectEvent((event: PopStateEvent) => {
    if (pendingUndos.current > 0) {
      pendingUndos.current -= 1;
      event.stopImmediatePropagation();
      return;
    }
    const target = window.location.pathname + window.location.search;
    if (isAllowed.current || isSamePage(target, here)) return;
    event.stopImmediatePropagation();
    const step = getEntryIndex() - entryIndex.current || -1;
    pendingUndos.current += 1;
    window.history.go(-step);
    setPending({
      proceed: () => {
        isAllowed.current = true;
        window.history.go(step);
      },
    });
  });

  const onLeaveRequest = useEffectEvent((answer: (mayLeave: boolean) => void) =>
    setPending({ proceed: () => answer(true), cancel: () => answer(false) }),
  );

  // A layout effect, because a page that shows "Saved." must not ask when it is closed.
  useLayoutEffect(() => {
    if (!isDirty) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onDocumentClick = (event: MouseEvent) => onClick(event);
    const removePopStateListener = interceptPopState((event) => onPopState(event));
    const removeLeaveConfirmation = setLeaveConfirmation(
      () => new Promise((resolve) => onLeaveRequest(resolve)),
    );
    // The capture phase runs before the router's links.
    document.addEventListener('click', onDocumentClick, true);
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      removePopStateListener();
      removeLeaveConfirmation();
      document.removeEventListener('click', onDocumentClick, true);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isDirty]);

  return {
    isConfirming: pending !== null,
    cancel: () => {
      setPending(null);
      pending?.cancel?.();
    },
    leave: () => {
      setPending(null);
      pending?.proceed();
    },
  };
}
