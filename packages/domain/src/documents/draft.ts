import { packLists } from '../content-pack/entries';
import { choice, ownerId, serverTime, text } from './fields';

/**
 * The fields of `drafts/{list-id}`: an entry of the school's content that is not published yet
 * (docs/product/drafts.md).
 */
export const draftFields = {
  list: choice(packLists, { required: 'always' }),
  entryId: text({ required: 'always', max: 80 }),
  /** The entry as JSON text. */
  data: text({ required: 'always', max: 60_000 }),
  /** The release that the draft began from; `''` for a school without releases. */
  base: text({ required: 'always', max: 12 }),
  /** The last editor. */
  by: ownerId(),
  updatedAt: serverTime({ required: 'always' }),
} as const;

/** The fields of `drafts/{list-id}/editors/{uid}`: an editor who has the draft open. */
export const draftEditorFields = {
  name: text({ required: 'always' }),
  at: serverTime({ required: 'always' }),
} as const;
