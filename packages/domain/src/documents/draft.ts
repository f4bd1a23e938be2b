import { packLists } from '../content-pack/entries';
import { choice, ownerId, serverTime, text } from './fields';

const essential = { required: 'always', essential: true } as const;

/**
 * The fields of `drafts/{list-id}`: an entry of the school's content that is not published yet
 * (docs/product/drafts.md).
 */
export const draftFields = {
  list: choice(packLists, essential),
  entryId: text({ ...essential, max: 80 }),
  /** The entry as JSON text. */
  data: text({ required: 'always', max: 60_000 }),
  /** The release that the draft began from; `''` for a school without releases. */
  base: text({ required: 'always', max: 12 }),
  /** The last editor. */
  by: { ...ownerId(), essential: true },
  updatedAt: serverTime(essential),
} as const;

/** The fields of `drafts/{list-id}/editors/{uid}`: an editor who has the draft open. */
export const draftEditorFields = {
  name: text({ required: 'always' }),
  at: serverTime(essential),
} as const;
