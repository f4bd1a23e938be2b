import { stores, storage } from './browser';
import { forget } from './forget';

/** Removes from this browser what does not belong to `uid` (null: everything). */
export const forgetHere = (uid: string | null) => forget(stores, storage, uid);
