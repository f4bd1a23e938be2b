import type { Auth } from 'firebase/auth';

import { documentPaths } from '../../../documents';
import { toCartDocument, toSavedCart } from '../../../mappers/cart';
import type { CartRepository } from '../cartRepository';
import { createDocumentService, type ServiceSettings } from '../../../firebase/documentService';
import { createVersionedUpdate } from '../../../firebase/versionedUpdate';

/**
 * `users/{uid}/state/cart`. Every update reads the document first, because another device may have
 * changed it.
 */
export const openCartRepository = (auth: Auth, settings: ServiceSettings): CartRepository => {
  const update = createVersionedUpdate(createDocumentService(auth, settings), () => false);
  return {
    update: (uid, change) =>
      update(documentPaths.cart(uid), (fields) => {
        const next = change(toSavedCart(fields));
        return next && { ...toCartDocument(next) };
      }),
  };
};
