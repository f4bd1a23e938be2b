import { documentPaths } from '@gschool/data/documents';
import type { Firestore, Query } from 'firebase-admin/firestore';

/** The acts after a sequence, the first act first. */
export const actsAfter = (db: Firestore, sequence: number): Query =>
  db.collection(documentPaths.acts).where('sequence', '>', sequence).orderBy('sequence');

/** The acts that were logged, but whose claims, sessions or deletion may not be complete yet. */
export const startedActs = (db: Firestore): Query =>
  db.collection(documentPaths.acts).where('status', '==', 'started');
