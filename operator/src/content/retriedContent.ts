import type { ContentService } from '@gschool/admin';

import { withRetry, type RetryOptions } from '../catalogue/retry';

/** Repeats reads and writes after temporary errors. Each of them can be repeated. */
export const createRetriedContent = (
  content: ContentService,
  retry: RetryOptions,
): ContentService => ({
  getFirstRelease: content.getFirstRelease,
  read: (paths) => withRetry(() => content.read(paths), retry),
  list: (collection, isGroup) => content.list(collection, isGroup),
  find: (...args) => withRetry(() => content.find(...args), retry),
  commit: (run, changes) => withRetry(() => content.commit(run, changes), retry),
  change: (work) => withRetry(() => content.change(work), retry),
});
