import type { CartLine } from '@gschool/domain';

/** The cart of a member (`users/{uid}/state/cart`). Throws only `AppError`. */
export interface CartRepository {
  /**
   * Applies a change to the stored cart, again if another device has written in between. The change
   * returns undefined to leave it as it is.
   */
  update(
    uid: string,
    change: (stored: readonly CartLine[]) => readonly CartLine[] | undefined,
  ): Promise<void>;
}
