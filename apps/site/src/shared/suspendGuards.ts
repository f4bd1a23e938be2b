/** The path whose guards are suspended. */
let suspended: string | null = null;

/**
 * Suspends the route guards of a path, so that a playing video continues after the session or the
 * subscription ends. Returns a function that resumes them.
 */
export const suspendGuards = (pathname: string): (() => void) => {
  suspended = pathname;
  return () => {
    if (suspended === pathname) suspended = null;
  };
};

/** True when the guards of a path are suspended. */
export const areGuardsSuspended = (pathname: string): boolean => suspended === pathname;

/** True between the start and the end of a class, until another page is opened. */
export const isClassPlaying = (): boolean =>
  suspended !== null && document.querySelector('video')?.ended !== true;
