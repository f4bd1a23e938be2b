import type { ClassQueue } from '@gschool/domain';

import { paths } from '../../config/paths';

/** The link to a class within its queue. */
export const getQueueHref = (queue: Pick<ClassQueue, 'kind' | 'id'>, classId: string): string =>
  queue.kind === 'playlist' ? paths.watchInPlaylist(classId, queue.id) : paths.watch(classId);
