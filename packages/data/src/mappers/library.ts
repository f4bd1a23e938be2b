import {
  decodePosition,
  libraryFields,
  mergePositions,
  readDocument,
  type LibraryState,
  type WatchPosition,
} from '@gschool/domain';

import * as read from './read';

/** Converts a stored position. Throws `AppError`. */
export const toPosition = (fields: read.Fields, where: string): WatchPosition => ({
  videoId: read.requiredText(fields, 'videoId', where),
  position: read.requiredNumber(fields, 'position', where),
  duration: read.requiredNumber(fields, 'duration', where),
  completed: read.bool(fields, 'completed'),
  hidden: read.bool(fields, 'hidden'),
  at: read.requiredInstant(fields, 'at', where),
});

/** Converts the stored positions: strings, or maps in documents from earlier versions. */
const toPositions = (stored: unknown, where: string): readonly WatchPosition[] => {
  const entries: readonly unknown[] = Array.isArray(stored) ? stored : [];
  return entries.flatMap((entry) =>
    typeof entry === 'string'
      ? (decodePosition(entry) ?? [])
      : read.list([entry], where, toPosition),
  );
};

/** Converts `users/{uid}/state/library`; invalid positions are left out. Throws `AppError`. */
export const toLibrary = (data: unknown, uid: string): LibraryState => {
  const where = `users/${uid}/state/library`;
  const { positions: _, ...lists } = readDocument(libraryFields, data, where, 'library');
  const stored = read.field(read.asFields(data, where), 'positions');
  return { ...lists, positions: mergePositions(toPositions(stored, `${where}.positions`), []) };
};
