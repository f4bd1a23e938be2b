import type { SavedCart } from '@gschool/domain';

/** The cart and the wishlist of a member (`users/{uid}/state/cart`). Throws only `AppError`. */
export interface CartRepository {
  /**
   * Applies a change to what is stored, again if another device has written in between. The change
   * returns undefined to leave it as it is.
   */
  update(uid: string, change: (stored: SavedCart) => SavedCart | undefined): Promise<void>;
}
