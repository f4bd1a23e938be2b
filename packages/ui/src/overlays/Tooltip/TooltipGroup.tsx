import * as Radix from '@radix-ui/react-tooltip';
import { createContext, use, type ReactNode } from 'react';

const TooltipGroupContext = createContext(false);

/** Delay in ms before a tooltip opens on hover. */
const OPEN_DELAY_MS = 500;

export interface TooltipGroupProps {
  /** Everything whose tooltips belong together: a toolbar, a page. */
  children: ReactNode;
}

/** Tooltips that belong together: after the first one the next come without waiting. */
export function TooltipGroup({ children }: TooltipGroupProps) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={250}>
      <TooltipGroupContext value={true}>{children}</TooltipGroupContext>
    </Radix.Provider>
  );
}

/** A group of one, where there is none around. */
export function DefaultTooltipGroup({ children }: TooltipGroupProps) {
  return use(TooltipGroupContext) ? children : <TooltipGroup>{children}</TooltipGroup>;
}
