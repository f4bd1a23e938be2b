import type { ClassDetails } from '@gschool/domain';
import { Badge, Heading, Inline, Link, Stack, Text } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { durationLabel, levelLabel } from '../../shared/classLabels';
import * as css from './WatchPage.css';

/** Title, facts and description under the film. */
export function ClassSummary({ details }: { details: ClassDetails }) {
  const t = useT();
  const facts = [
    [t('watch.equipment'), details.equipment.join(', ')],
    [t('watch.focus'), details.focus.join(', ')],
  ].filter(([, value]) => value);
  return (
    <Stack space="5">
      <Stack space="3">
        <Text size="sm">
          <Link href={paths.videos}>{t('watch.back')}</Link>
        </Text>
        <Heading level={1} size="h2">
          {details.title}
        </Heading>
        {details.instructorName ? (
          <Text tone="soft">{t('watch.with', { name: details.instructorName })}</Text>
        ) : null}
        <Inline space="2">
          <Badge>{durationLabel(details.durationSeconds, t)}</Badge>
          <Badge>{details.styleName}</Badge>
          <Badge>{levelLabel(details.level, t)}</Badge>
        </Inline>
      </Stack>
      <Text size="lg" isMeasured>
        {details.description}
      </Text>
      {facts.length > 0 ? (
        <dl className={css.facts}>
          {facts.map(([name, value]) => (
            <div key={name} className={css.fact}>
              <dt className={css.factName}>{name}</dt>
              <dd className={css.factValue}>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Stack>
  );
}
