import type { SavedCart } from '@gschool/domain';

/** The cart and the wishlist of a member (`users/{uid}/state/cart`). Throws only `AppError`. */
export interface CartRepository {
  /**
   * Applies a change to the stored cart, and applies it again if another device wrote in between.
   * If the change returns undefined, the cart stays as it is.
   */
  update(uid: string, change: (stored: SavedCart) => SavedCart | undefined): Promise<void>;
}
