import type { Translated } from '@gschool/domain';

import type { PersonSlug } from '../people';
import type { TagId } from '../tags';

/** The demo films that a practice can play (`npm run clips` draws them); each lasts a minute. */
export type ClipName = 'breathing' | 'interval' | 'mobility';

/** A practice of one minute. */
export interface Video extends Translated<'title' | 'text'> {
  slug: string;
  title: string;
  /** One or two sentences. */
  text: string;
  /** Which demo film plays in its place. */
  clip: ClipName;
  instructor: PersonSlug;
  tags: readonly TagId[];
  /** Day of publication (ISO); null while it is still being made. */
  published: string | null;
  /** For members of the school alone. */
  isForMembers?: boolean;
  picture: string;
}
