import type { Firestore } from 'firebase/firestore/lite';

import { documentPaths } from '../../../documents';
import type { EventRepository } from '../eventRepository';
import { toEventAccess } from '../../../mappers/event';
import { readDocument } from '../../../firebase/documents';
import type { DocumentReader } from '../../../firebase/documentReader';
import { createPublicEventRepository } from './publicEventRepository';

/** The events, and what only subscribers may read about them. */
export const createEventRepository = (
  db: Firestore,
  documents: DocumentReader,
): EventRepository => ({
  ...createPublicEventRepository(documents),
  access: async (id) =>
    toEventAccess((await readDocument(db, documentPaths.eventAccess(id))) ?? {}, id),
});
