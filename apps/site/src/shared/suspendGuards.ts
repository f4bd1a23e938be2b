/** The address whose guards are suspended. */
let suspended: string | null = null;

/**
 * Suspends the route guards of an address while its page must not be replaced: a video plays on when
 * the session or the subscription ends meanwhile, and its page says so. Returns how to resume them.
 */
export const suspendGuards = (pathname: string): (() => void) => {
  suspended = pathname;
  return () => {
    if (suspended === pathname) suspended = null;
  };
};

/** Whether guards leave the page at an address alone. */
export const areGuardsSuspended = (pathname: string): boolean => suspended === pathname;
