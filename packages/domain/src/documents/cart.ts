import { MAX_WISHLIST } from '../shop/savedCart';
import { ID, idList, patternList, type DocumentOf } from './fields';

/** The fields of `users/{uid}/state/cart`. */
export const cartFields = {
  /** Lines `PRODUCT:VARIANT:QUANTITY`, with 1 to 99 of each. */
  lines: patternList(`${ID}:${ID}:[1-9][0-9]?`, 'tee:tee-m:2', 20, { required: 'always' }),
  /** Ids of products, newest first. */
  wishlist: idList(MAX_WISHLIST),
} as const;

/** The document `users/{uid}/state/cart`. */
export interface CartDocument extends DocumentOf<typeof cartFields> {}
