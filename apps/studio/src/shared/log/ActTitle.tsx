import type { Act } from '@gschool/admin/contract';
import { Badge, Inline, Link } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT, type Translate } from '../../i18n/useT';
import { MemberText } from '../members/MemberText';

/** The page of a list, which an act exported. A list of a newer version has its id. */
const getList = (id: string, t: Translate): { href: string; label: string } => {
  if (id === 'members') return { href: paths.members, label: t('log.listMembers') };
  if (id === 'orders') return { href: paths.orders, label: t('log.listOrders') };
  return { href: paths.log, label: id === 'log' ? t('log.listLog') : id };
};

/** The page of what an act changed, and its name. */
const getSubject = (
  { kind, id }: Act['subject'],
  name: string,
  t: Translate,
): { href: string; label: string } => {
  switch (kind) {
    case 'member':
      return { href: paths.member(id), label: name };
    case 'order':
      return { href: paths.order(id), label: t('log.order', { number: id.slice(0, 6) }) };
    case 'release':
      return { href: paths.release(id), label: t('log.release', { number: Number(id) }) };
    case 'list':
      return getList(id, t);
    case 'plannedRelease':
      return { href: paths.publish, label: t('log.plannedRelease') };
  }
};

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
  const link = subjectName === null ? null : getSubject(subject, subjectName, t);
  return (
    <Inline space="2">
      <span>{text}</span>
      {link && (
        <Link href={link.href}>
          <MemberText text={link.label} />
        </Link>
      )}
      {undoneBy !== null && <Badge>{t('log.undone')}</Badge>}
      {status === 'started' && <Badge tone="warning">{t('log.started')}</Badge>}
    </Inline>
  );
}
