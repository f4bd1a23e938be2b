import {
  decodePosition,
  libraryFields,
  mergePositions,
  positionFields,
  readDocument,
  type LibraryState,
  type WatchPosition,
} from '@gschool/domain';

import * as read from './read';

/** Converts a stored position. Throws `AppError`. */
export const toPosition = (data: unknown, where: string): WatchPosition =>
  readDocument(positionFields, data, where, '');

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
