import { getCaptionLabel } from '@gschool/app';
import { NO_EQUIPMENT, type ClassDetails, type Playback } from '@gschool/domain';
import { useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { getCatalogueLabel } from '../../shared/catalogueLabel';
import { OptionalLink } from './OptionalLink';
import * as styles from './WatchPage.css';

interface ClassFactsProps {
  details: ClassDetails;
  playback: Playback | null;
  series: { id: string; title: string } | null;
}

/**
 * The facts of a class. Style and series link to their pages, equipment and focus to the classes
 * that share them.
 */
export function ClassFacts({ details, playback, series }: ClassFactsProps) {
  const t = useT();
  const { locale } = useUi();
  const toFilterLinks = (facet: 'equipment' | 'focus') =>
    details[facet].map((value) => ({
      label: getCatalogueLabel(value, t),
      href: paths.videosWith(facet, value),
    }));
  const noEquipment = {
    label: t('watch.nothing'),
    href: paths.videosWith('equipment', NO_EQUIPMENT),
  };
  const captions = (playback?.captions ?? []).map((track) => ({
    label: getCaptionLabel(track, locale),
    href: null,
  }));
  const facts = [
    [t('watch.style'), [{ label: details.styleName, href: paths.stylePage(details.styleId) }]],
    [t('watch.series'), series ? [{ label: series.title, href: paths.seriesPage(series.id) }] : []],
    [
      t('watch.equipment'),
      details.equipment.length > 0 ? toFilterLinks('equipment') : [noEquipment],
    ],
    [t('watch.focus'), toFilterLinks('focus')],
    [t('watch.captions'), captions],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            {values.map(({ label, href }) => (
              <dd key={label} className={styles.factValue}>
                <OptionalLink href={href}>{label}</OptionalLink>
              </dd>
            ))}
          </div>
        ))}
    </dl>
  );
}
