import * as Radix from '@radix-ui/react-tooltip';
import { createContext, use, type ReactNode } from 'react';

const InGroup = createContext(false);

/** Milliseconds that a pointer rests on a thing before its tooltip comes. */
const DELAY = 500;

export interface TooltipGroupProps {
  /** Everything whose tooltips belong together: a toolbar, a page. */
  children: ReactNode;
}

/** Tooltips that belong together: after the first one the next come without waiting. */
export function TooltipGroup({ children }: TooltipGroupProps) {
  return (
    <Radix.Provider delayDuration={DELAY} skipDelayDuration={250}>
      <InGroup value={true}>{children}</InGroup>
    </Radix.Provider>
  );
}

/** A group of one, where there is none around. */
export function OwnGroup({ children }: TooltipGroupProps) {
  return use(InGroup) ? children : <TooltipGroup>{children}</TooltipGroup>;
}
