/** Milliseconds a toast stays in sight (spec, section 9). */
export const TOAST_DURATION = 3000;

/** With something to press there must be time to reach it. */
export const ACTION_DURATION = 8000;

export const defaultDuration = ({ action }: { action?: unknown }): number =>
  action ? ACTION_DURATION : TOAST_DURATION;
