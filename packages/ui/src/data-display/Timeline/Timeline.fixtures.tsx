import * as icons from '../Icon/icons';
import { Button } from '../../actions/Button/Button';
import { Link } from '../../typography/Link/Link';
import type { TimelineItem } from './timelineItems';

/** The current time of the stories. */
export const getStoryNow = (): number => Date.parse('2026-11-27T12:00:00Z');

/** Acts of the owner of a school. */
export const acts: readonly TimelineItem[] = [
  {
    id: 'grant',
    at: '2026-11-27T11:58:00Z',
    title: (
      <>
        Granted a membership to <Link href="#zoe">Zoë Sømme</Link>
      </>
    ),
    description: 'Until May 1, 2027. She paid at the desk.',
    actor: 'Mara Kern',
    icon: icons.plus,
    tone: 'success',
    actions: (
      <Button size="small" variant="quiet">
        Undo
      </Button>
    ),
  },
  {
    id: 'sent',
    at: '2026-11-27T08:05:00Z',
    title: 'Order 1042 marked as sent',
    actor: 'Mara Kern',
    icon: icons.truck,
  },
  {
    id: 'block',
    at: '2026-11-26T16:40:00Z',
    title: 'Blocked a member',
    description: 'Three chargebacks in a month.',
    actor: 'João Sá',
    icon: icons.lock,
    tone: 'danger',
  },
  {
    id: 'ended',
    at: '2026-11-26T00:10:00Z',
    title: 'A membership ended',
  },
  {
    id: 'refund',
    at: '2025-12-30T09:00:00Z',
    title: 'Recorded a refund that Stripe made',
    actor: 'Mara Kern',
    icon: icons.card,
    tone: 'warning',
  },
];

/** The same kind of acts in Arabic. */
export const arabicActs: readonly TimelineItem[] = [
  {
    id: 'grant',
    at: '2026-11-27T11:58:00Z',
    title: 'مُنحت عضوية',
    description: 'حتى 1 مايو 2027.',
    actor: 'Mara Kern',
    icon: icons.plus,
    tone: 'success',
  },
  {
    id: 'sent',
    at: '2026-11-26T08:05:00Z',
    title: 'أُرسل الطلب 1042',
    actor: 'أحمد منصور',
    icon: icons.truck,
  },
];
