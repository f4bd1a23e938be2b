/** The page that stays. */
let held: string | null = null;

/**
 * Keeps the page at an address while something on it must not be torn away: a film goes on
 * when the session or the subscription ends meanwhile, and its page says so. Answers how to
 * let it go.
 */
export const holdPage = (pathname: string): (() => void) => {
  held = pathname;
  return () => {
    if (held === pathname) held = null;
  };
};

/** True while guards leave the page at an address alone. */
export const isHeld = (pathname: string): boolean => held === pathname;
