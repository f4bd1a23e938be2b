import type { ClassQueue } from '@gschool/domain';

import { paths } from '../../config/paths';

/** The address of a class as a part of its queue. */
export const watchIn = (queue: Pick<ClassQueue, 'kind' | 'id'>, classId: string): string =>
  queue.kind === 'playlist' ? paths.watchInPlaylist(classId, queue.id) : paths.watch(classId);
