import { Badge, icons } from '@gschool/ui';

import { pick, type Catalogue } from '../../../content/media/catalogue';
import type { Title } from '../../../content/media/titles';
import type { Translate } from '../../../i18n/useT';
import { formatAgeRating } from '../../../shared/media/mediaLabels';

/** The badges of a title; `more` come first. */
export const titleBadges = (
  title: Title,
  more: readonly string[],
  catalogue: Catalogue,
  t: Translate,
) => (
  <>
    {more.map((label) => (
      <Badge key={label}>{label}</Badge>
    ))}
    {pick(catalogue.genres, title.genres).map(({ id, name, lang }) => (
      <Badge key={id} lang={lang?.name}>
        {name}
      </Badge>
    ))}
    <Badge>{formatAgeRating(title.age, t)}</Badge>
    {title.isForMembers && (
      <Badge icon={icons.lock} tone="brand">
        {t('media.members')}
      </Badge>
    )}
  </>
);
