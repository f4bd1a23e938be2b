import type { ClassCard, ClassQueue } from '@gschool/domain';
import type { UpNext } from '@gschool/ui/player';
import { useNavigate } from 'react-router-dom';

import { useT } from '../../i18n/useT';
import { cardMeta, durationLabel } from '../../shared/classLabels';
import { watchIn } from './watchIn';

/** What the history notes of an address that was reached by going on from another class. */
const nextState = { isNext: true };

/** True for a class that comes after another one that was watched on this page. */
export const isNextClass = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isNext' in state;

/** What the player leads to: the neighbours in the queue. Without a membership nothing comes next. */
export function useUpNext(
  queue: ClassQueue | null,
  isMember: boolean,
): {
  upNext: UpNext | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
} {
  const t = useT();
  const navigate = useNavigate();
  const goTo = (card: ClassCard | null | undefined) =>
    queue && card && isMember
      ? () => void navigate(watchIn(queue, card.id), { state: nextState })
      : undefined;
  const next = queue?.next;
  const onNext = goTo(next);
  return {
    onPrevious: goTo(queue?.previous),
    onNext,
    upNext:
      queue && next && onNext
        ? {
            title: next.title,
            picture: next.poster,
            note: `${durationLabel(next.durationSeconds, t)} · ${cardMeta(next, t)}`,
            href: watchIn(queue, next.id),
            onPlay: onNext,
          }
        : undefined,
  };
}
