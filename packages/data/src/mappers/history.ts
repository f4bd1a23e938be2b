import { historyFields, readDocument, type HistoryEntry } from '@gschool/domain';

/** `users/{uid}/history/{videoId}`. Throws `AppError`. */
export const toHistoryEntry = (data: unknown, videoId: string, where: string): HistoryEntry => ({
  videoId,
  ...readDocument(historyFields, data, where, videoId),
});
