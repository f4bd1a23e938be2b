import '../../../i18n/en/editor.messages.json';

import type { PackList } from '@gschool/domain/content-pack';

import type { MessageId } from '../../../i18n/useT';

type ByList = Readonly<Record<PackList, MessageId>>;

/** The titles of the pages of new entries. */
export const newTitles: ByList = {
  styles: 'newEntry.style',
  instructors: 'newEntry.person',
  series: 'newEntry.series',
  videos: 'newEntry.class',
  events: 'newEntry.event',
};

/** There is no entry with this id. */
export const missingTitles: ByList = {
  styles: 'missing.style',
  instructors: 'missing.person',
  series: 'missing.series',
  videos: 'missing.class',
  events: 'missing.event',
};
