import type { ClassCard, ClassQueue } from '@gschool/domain';
import type { UpNext } from '@gschool/ui/player';
import { useNavigate } from 'react-router-dom';

import { useT } from '../../i18n/useT';
import { cardMeta, durationLabel } from '../../shared/classLabels';
import { getQueueHref } from './getQueueHref';

/** The history state of a class that follows another one. */
const NEXT_STATE = { isNext: true };

/** True when a class follows another one that was watched on this page. */
export const isNextClass = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isNext' in state;

/** The previous and next class for the player. Without a subscription there is no next class. */
export function useUpNext(
  queue: ClassQueue | null,
  canOpenVideos: boolean,
): {
  upNext: UpNext | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
} {
  const t = useT();
  const navigate = useNavigate();
  const createNavigation = (card: ClassCard | null | undefined) =>
    queue && card && canOpenVideos
      ? () => void navigate(getQueueHref(queue, card.id), { state: NEXT_STATE })
      : undefined;
  const next = queue?.next;
  const onNext = createNavigation(next);
  return {
    onPrevious: createNavigation(queue?.previous),
    onNext,
    upNext:
      queue && next && onNext
        ? {
            title: next.title,
            picture: next.poster,
            note: `${durationLabel(next.durationSeconds, t)} · ${cardMeta(next, t)}`,
            href: getQueueHref(queue, next.id),
            onPlay: onNext,
          }
        : undefined,
  };
}
