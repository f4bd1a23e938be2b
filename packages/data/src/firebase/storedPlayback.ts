import type { Playback } from '@gschool/domain';
import type { Firestore } from 'firebase/firestore/lite';

import { documentPaths } from '../documents';
import { toPlayback } from '../mappers/playback';
import { readDocument } from './documents';

/** Reads the stored addresses of a class; null while it has no media. Throws `AppError`. */
export const readStoredPlayback = async (db: Firestore, id: string): Promise<Playback | null> => {
  const data = await readDocument(db, documentPaths.playback(id));
  return data === null ? null : toPlayback(data, id);
};
