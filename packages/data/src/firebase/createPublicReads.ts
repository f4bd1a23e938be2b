import type { PublicReads } from '../publicReads';
import type { Settings } from '../settings/schema';
import { createPublicService } from './documentService';
import { createDocumentReader } from './documentReader';
import { withAppErrors } from './toAppError';

/** Reads public documents without Firebase's SDK, whose evaluation is a long task. */
export const createPublicReads = (settings: Settings): PublicReads => {
  const documents = createDocumentReader(createPublicService(settings));
  return {
    events: () =>
      withAppErrors(async () =>
        (
          await import('../entities/events/firebase/publicEventRepository')
        ).createPublicEventRepository(documents),
      ),
    shop: () =>
      withAppErrors(async () =>
        (await import('../entities/shop/firebase/publicShopRepository')).createPublicShopRepository(
          documents,
        ),
      ),
    payments: () =>
      withAppErrors(async () =>
        (
          await import('../entities/payments/firebase/publicPaymentRepository')
        ).createPublicPaymentRepository(documents),
      ),
  };
};
