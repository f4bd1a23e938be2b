import type { Act } from '@gschool/admin/contract';
import { Badge, FactList, Inline, Link, Stack, Text, useUi } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { describeChanges } from './describeChange';

interface ActDetailsProps {
  act: Act;
  /** The name of the member whom the act changed; null on their own page. */
  subjectName: string | null;
}

/** What an act changed, before and after it, and a link to it. Empty if there is nothing to say. */
export function ActDetails({ act, subjectName }: ActDetailsProps) {
  const t = useT();
  const { locale } = useUi();
  const { subject, undoneBy, status } = act;
  const changes = describeChanges(act, t, locale);
  const isMember = subject.kind === 'member';
  return (
    <Stack space="2">
      {(subjectName !== null || undoneBy !== null || status === 'started') && (
        <Inline space="2">
          {subjectName !== null && (
            <Link href={isMember ? paths.member(subject.id) : paths.order(subject.id)}>
              <bdi>
                {isMember ? subjectName : t('log.openOrder', { number: subject.id.slice(0, 6) })}
              </bdi>
            </Link>
          )}
          {undoneBy !== null && <Badge>{t('log.undone')}</Badge>}
          {status === 'started' && <Badge tone="warning">{t('log.started')}</Badge>}
        </Inline>
      )}
      {status === 'started' && (
        <Text size="sm" tone="muted">
          {t('log.startedText')}
        </Text>
      )}
      {changes.length > 0 && (
        <FactList
          facts={changes.map(({ field, before, after }) => ({
            term: field,
            value: t('log.change', { before, after }),
          }))}
        />
      )}
    </Stack>
  );
}
