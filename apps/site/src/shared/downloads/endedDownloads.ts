import type { Download } from '@gschool/data/downloads';

/**
 * The downloads that have been completed or have failed since an earlier list. Leaves out downloads
 * that ended elsewhere.
 */
export const getEndedDownloads = (
  before: readonly Download[],
  now: readonly Download[],
): readonly Download[] => {
  const earlier = new Map(before.map(({ classId, status }) => [classId, status]));
  return now.filter(({ classId, status }) => {
    const last = earlier.get(classId);
    return last !== undefined && last !== status && (status === 'done' || status === 'failed');
  });
};
