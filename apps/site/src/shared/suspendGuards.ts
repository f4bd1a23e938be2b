/** The path whose guards are suspended. */
let suspended: string | null = null;

/**
 * Suspends the route guards of a path while its page must not be replaced: a video plays on when
 * the session or the subscription ends. Returns a function that resumes them.
 */
export const suspendGuards = (pathname: string): (() => void) => {
  suspended = pathname;
  return () => {
    if (suspended === pathname) suspended = null;
  };
};

/** True when the guards of a path are suspended. */
export const areGuardsSuspended = (pathname: string): boolean => suspended === pathname;

/** True from the start of a class until its end, or until another page is opened. */
export const isClassPlaying = (): boolean =>
  suspended !== null && document.querySelector('video')?.ended !== true;
