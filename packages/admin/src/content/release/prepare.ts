import { AdminError } from '../../adminError';
import type { ContentService } from '../contentService';
import type { DraftId } from '../types';
import type { PreparedPublication } from './prepared';

/**
 * Reads drafts and the live release, merges, checks and compiles them. Writes nothing, and reads no
 * live document.
 *
 * @param drafts the ids of drafts, or every draft
 * @param now epoch milliseconds
 * @throws AdminError `drafts-changed` if a draft does not exist
 */
export const preparePublication = (
  _service: ContentService,
  _drafts: 'all' | readonly DraftId[],
  _now: number,
): Promise<PreparedPublication> => Promise.reject(new AdminError('unavailable'));

/**
 * The same for a release whose content becomes live again.
 *
 * @throws AdminError `release-not-found`
 */
export const prepareRestore = (
  _service: ContentService,
  _release: string,
  _now: number,
): Promise<PreparedPublication> => Promise.reject(new AdminError('unavailable'));
