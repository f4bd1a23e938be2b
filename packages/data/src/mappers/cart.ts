import {
  cartFields,
  MAX_WISHLIST,
  parseStoredCart,
  parseStoredIds,
  readDocument,
  type CartDocument,
  type SavedCart,
} from '@gschool/domain';

const toLine = (line: string) => {
  const [productId, variantId, quantity] = line.split(':');
  return { productId, variantId, quantity: Number(quantity) };
};

/** Converts `users/{uid}/state/cart`; invalid lines and ids are left out. */
export const toSavedCart = (fields: Readonly<Record<string, unknown>> | null): SavedCart => {
  const { lines, wishlist } = readDocument(cartFields, fields ?? {}, 'cart', 'cart');
  return {
    lines: parseStoredCart(lines.map(toLine)),
    wishlist: parseStoredIds(wishlist, MAX_WISHLIST),
  };
};

/** Converts a cart and a wishlist to their document. */
export const toCartDocument = ({ lines, wishlist }: SavedCart): CartDocument => ({
  lines: lines.map(({ productId, variantId, quantity }) => `${productId}:${variantId}:${quantity}`),
  wishlist,
});
