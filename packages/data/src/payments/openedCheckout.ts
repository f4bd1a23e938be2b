type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (uid: string): string => `gschool.checkout.${uid}`;

/** A hosted page can be paid for a day after it was opened. */
const LIFETIME = 86_400_000;

/**
 * Remembers that somebody left for the hosted payment page, so that coming back
 * by any way (Back, another tab, a new visit) looks at once whether they paid.
 * Holds a time and nothing else; storage may be refused.
 */
export const openedCheckout = (uid: string, storage: KeyValueStorage | null) => ({
  remember(now: number): void {
    try {
      storage?.setItem(keyOf(uid), String(now));
    } catch {
      // Without it the return address still tells, and the page can be asked.
    }
  },
  forget(): void {
    try {
      storage?.removeItem(keyOf(uid));
    } catch {
      // It runs out by itself.
    }
  },
  /** True while a payment may still come. */
  isOpen(now: number): boolean {
    try {
      const at = Number(storage?.getItem(keyOf(uid)) ?? Number.NaN);
      return Number.isFinite(at) && now - at < LIFETIME && at <= now;
    } catch {
      return false;
    }
  },
});
