/** Places that could not be saved, by member and class: in memory alone, for as long as the tab lives. */
const places = new Map<string, number>();

const keyOf = (uid: string, classId: string): string => `${uid}/${classId}`;

/** Where a class stood when nobody was signed in any more, in seconds; null when all is saved. */
export const unsavedPlace = (uid: string, classId: string): number | null =>
  places.get(keyOf(uid, classId)) ?? null;

/** Keeps a place in seconds, or with null forgets it, since it is saved. */
export const keepPlace = (uid: string, classId: string, seconds: number | null): void => {
  if (seconds === null) places.delete(keyOf(uid, classId));
  else places.set(keyOf(uid, classId), seconds);
};
