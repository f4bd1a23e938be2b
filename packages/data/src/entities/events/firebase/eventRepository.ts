import type { Firestore } from 'firebase/firestore/lite';

import { documentPaths } from '../../../documents';
import type { EventRepository } from '../eventRepository';
import { toEventAccess } from '../../../mappers/event';
import { readDocument } from '../../../firebase/documents';
import type { PublicDocuments } from '../../../firebase/publicDocuments';
import { createPublicEventRepository } from './publicEventRepository';

/** The events, and what only subscribers may read about them. */
export const createEventRepository = (
  db: Firestore,
  documents: PublicDocuments,
): EventRepository => ({
  ...createPublicEventRepository(documents),
  access: async (id) =>
    toEventAccess((await readDocument(db, documentPaths.eventAccess(id))) ?? {}, id),
});
