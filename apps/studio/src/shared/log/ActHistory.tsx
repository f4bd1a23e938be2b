import '../../i18n/en/log.messages.json';

import { useLog } from '@gschool/data/admin';
import { Card, Heading, Link, Text } from '@gschool/ui';

import { paths } from '../../config/paths';
import { LoadingLines } from '../LoadingLines';
import { LoadError } from '../QueryResult';
import { useT } from '../../i18n/useT';
import { ActList } from './ActList';

interface ActHistoryProps {
  /** The id of the member or of the order. */
  subject: string;
  title: string;
  /** Shown if there are no changes. */
  emptyText: string;
}

/** As many changes as a page shows; the log has all. */
const MAX_SHOWN = 10;

/** The latest changes of a member or an order. */
export function ActHistory({ subject, title, emptyText }: ActHistoryProps) {
  const t = useT();
  const log = useLog({ subject });
  const acts = log.data ?? [];
  return (
    <Card as="section" space="4" aria-labelledby="history" data-print="none">
      <Heading level={2} size="large" id="history">
        {title}
      </Heading>
      {log.data === undefined && !log.error && <LoadingLines label={t('log.loading')} lines={3} />}
      {log.data === undefined && log.error && (
        <LoadError query={log} error={log.error} size="panel" level={3} />
      )}
      {log.data !== undefined && acts.length === 0 && <Text tone="muted">{emptyText}</Text>}
      {acts.length > 0 && (
        <ActList acts={acts.slice(0, MAX_SHOWN)} hasSubject={false} headingLevel={3} />
      )}
      {acts.length > MAX_SHOWN && (
        <Link href={`${paths.log}?q=${encodeURIComponent(subject)}`}>{t('log.all')}</Link>
      )}
    </Card>
  );
}
