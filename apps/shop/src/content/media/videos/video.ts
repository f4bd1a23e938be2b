import type { Translated } from '@gschool/domain';

import type { PersonSlug } from '../people';
import type { TagId } from '../tags';

/** The demo clips that a practice can play. Each lasts one minute. */
export type ClipName = 'breathing' | 'interval' | 'mobility';

/** A practice of one minute. */
export interface Video extends Translated<'title' | 'text'> {
  slug: string;
  title: string;
  /** One or two sentences. */
  text: string;
  /** The demo clip that plays for this video. */
  clip: ClipName;
  instructor: PersonSlug;
  tags: readonly TagId[];
  /** ISO date; null while in production. */
  published: string | null;
  /** True if only members of the school can watch it. */
  isForMembers?: boolean;
  picture: string;
}
