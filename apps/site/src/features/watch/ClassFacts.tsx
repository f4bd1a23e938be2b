import type { ClassDetails, Playback } from '@gschool/domain';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { MaybeLink } from './MaybeLink';
import * as css from './WatchPage.css';

interface ClassFactsProps {
  details: ClassDetails;
  playback: Playback | null;
  series: { id: string; title: string } | null;
}

/** What a class is made of; its style and its series lead to their pages. */
export function ClassFacts({ details, playback, series }: ClassFactsProps) {
  const t = useT();
  const linked = [
    { name: t('watch.style'), value: details.styleName, href: paths.styleOf(details.styleId) },
    ...(series
      ? [{ name: t('watch.series'), value: series.title, href: paths.seriesPage(series.id) }]
      : []),
  ];
  const plain = [
    [t('watch.equipment'), details.equipment.join(', ') || t('watch.nothing')],
    [t('watch.focus'), details.focus.join(', ')],
    [t('watch.captions'), playback?.captions.map(({ label }) => label).join(', ') ?? ''],
  ].filter(([, value]) => value);
  return (
    <dl className={css.facts}>
      {linked.map(({ name, value, href }) => (
        <div key={name} className={css.fact}>
          <dt className={css.factName}>{name}</dt>
          <dd className={css.factValue}>
            <MaybeLink href={href}>{value}</MaybeLink>
          </dd>
        </div>
      ))}
      {plain.map(([name, value]) => (
        <div key={name} className={css.fact}>
          <dt className={css.factName}>{name}</dt>
          <dd className={css.factValue} dir="auto">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
