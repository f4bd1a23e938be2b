import { getCaptionLabel } from '@gschool/app';
import { NO_EQUIPMENT, type ClassDetails, type Playback } from '@gschool/domain';
import { useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { catalogueWord } from '../../shared/catalogueWord';
import { MaybeLink } from './MaybeLink';
import * as css from './WatchPage.css';

interface ClassFactsProps {
  details: ClassDetails;
  playback: Playback | null;
  series: { id: string; title: string } | null;
}

/** What a class is made of. Each fact leads on: style and series to their pages, the others to the classes that share them. */
export function ClassFacts({ details, playback, series }: ClassFactsProps) {
  const t = useT();
  const { locale } = useUi();
  const sharing = (facet: 'equipment' | 'focus') =>
    details[facet].map((word) => ({
      label: catalogueWord(word, t),
      href: paths.videosWith(facet, word),
    }));
  const nothing = { label: t('watch.nothing'), href: paths.videosWith('equipment', NO_EQUIPMENT) };
  const captions = (playback?.captions ?? []).map((track) => ({
    label: getCaptionLabel(track, locale),
    href: null,
  }));
  const facts = [
    [t('watch.style'), [{ label: details.styleName, href: paths.styleOf(details.styleId) }]],
    [t('watch.series'), series ? [{ label: series.title, href: paths.seriesPage(series.id) }] : []],
    [t('watch.equipment'), details.equipment.length > 0 ? sharing('equipment') : [nothing]],
    [t('watch.focus'), sharing('focus')],
    [t('watch.captions'), captions],
  ] as const;
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => (
          <div key={name} className={css.fact}>
            <dt className={css.factName}>{name}</dt>
            {values.map(({ label, href }) => (
              <dd key={label} className={css.factValue}>
                <MaybeLink href={href}>{label}</MaybeLink>
              </dd>
            ))}
          </div>
        ))}
    </dl>
  );
}
