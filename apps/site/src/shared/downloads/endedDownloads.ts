import type { Download } from '@gschool/data/downloads';

/**
 * The downloads that are complete or have failed since an earlier list. Others did not end here.
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
