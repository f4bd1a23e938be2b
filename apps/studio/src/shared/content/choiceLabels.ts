import '../../i18n/en/entry.messages.json';

import type { MessageId, Translate } from '../../i18n/useT';

const levels: Readonly<Record<string, MessageId>> = {
  beginner: 'level.beginner',
  intermediate: 'level.intermediate',
  advanced: 'level.advanced',
  everyone: 'level.everyone',
};

const phases: Readonly<Record<string, MessageId>> = {
  menstrual: 'phase.menstrual',
  follicular: 'phase.follicular',
  ovulatory: 'phase.ovulatory',
  luteal: 'phase.luteal',
};

const collections: Readonly<Record<string, MessageId>> = {
  featured: 'collection.featured',
  picks: 'collection.picks',
  'instructor-inspo': 'collection.instructorInspo',
};

const createLabel =
  (messages: Readonly<Record<string, MessageId>>) =>
  (value: string, t: Translate): string => {
    const id = messages[value];
    return id === undefined ? value : t(id);
  };

/** The name of a level. */
export const levelLabel = createLabel(levels);
/** The name of a phase of the cycle. */
export const phaseLabel = createLabel(phases);
/** The name of a collection, as on the site. */
export const collectionLabel = createLabel(collections);
