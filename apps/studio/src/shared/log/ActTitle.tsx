import type { Act } from '@gschool/admin/contract';
import { Badge, Inline, Link } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

interface ActTitleProps {
  act: Act;
  /** What the act did. */
  text: string;
  /** The name of the member whom the act changed; null on the page of the member or the order. */
  subjectName: string | null;
}

/** What an act did, a link to what it changed, and whether it was undone. */
export function ActTitle({ act, text, subjectName }: ActTitleProps) {
  const t = useT();
  const { subject, undoneBy, status } = act;
  const isMember = subject.kind === 'member';
  return (
    <Inline space="2">
      <span>{text}</span>
      {subjectName !== null && (
        <Link href={isMember ? paths.member(subject.id) : paths.order(subject.id)}>
          <bdi>{isMember ? subjectName : t('log.order', { number: subject.id.slice(0, 6) })}</bdi>
        </Link>
      )}
      {undoneBy !== null && <Badge>{t('log.undone')}</Badge>}
      {status === 'started' && <Badge tone="warning">{t('log.started')}</Badge>}
    </Inline>
  );
}
