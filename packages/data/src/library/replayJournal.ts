import { mergePositions, type LibraryState } from '@gschool/domain';
import type { LibraryRepository } from '../backend';
import { toHistory, type Journal } from './journal';

/**
 * Sends what an earlier visit could not: merges the journal into the stored
 * library (the later change wins), writes the history of these classes, and
 * forgets them. Null when nothing was waiting. Rejects with `AppError`, and
 * the journal stays as it was.
 */
export const replayJournal = async (
  uid: string,
  library: Pick<LibraryRepository, 'read' | 'write' | 'writeHistory'>,
  journal: Journal,
): Promise<LibraryState | null> => {
  const waiting = journal.read();
  if (waiting.length === 0) return null;
  const stored = await library.read(uid);
  const positions = waiting.map(({ title: _title, posterRef: _poster, ...position }) => position);
  const merged = { ...stored, positions: mergePositions(stored.positions, positions) };
  await library.write(uid, merged);
  await Promise.all(waiting.map((entry) => library.writeHistory(uid, toHistory(entry))));
  journal.forget(waiting);
  return merged;
};
