import * as Radix from '@radix-ui/react-tooltip';
import { createContext, use, type ReactNode } from 'react';

const TooltipGroupContext = createContext(false);

/** Delay in ms before a tooltip opens on hover. */
const OPEN_DELAY_MS = 500;

export interface TooltipGroupProps {
  /** The controls with the tooltips of the group: a toolbar, a page. */
  children: ReactNode;
}

/** A group of tooltips. After the first one has opened, the others open without a delay. */
export function TooltipGroup({ children }: TooltipGroupProps) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={250}>
      <TooltipGroupContext value={true}>{children}</TooltipGroupContext>
    </Radix.Provider>
  );
}

/** A group for a tooltip that is not in one. */
export function DefaultTooltipGroup({ children }: TooltipGroupProps) {
  return use(TooltipGroupContext) ? children : <TooltipGroup>{children}</TooltipGroup>;
}
