import { lazyPart } from '@gschool/app/routes';
import type { ClassCard } from '@gschool/domain';
import { useEffect, useRef, useState } from 'react';

import { withMessages } from '../i18n/i18n';

export type TileToolsKind = 'lists' | 'continue';

// Without a network they may not arrive: the card stays, without buttons.
const ListTools = lazyPart(() =>
  import('./library/ListTools').then(withMessages).then((m) => m.ListTools),
);
const ContinueTools = lazyPart(() =>
  import('./library/ContinueTools').then(withMessages).then((m) => m.ContinueTools),
);

/**
 * The buttons of a card. Neither they nor their code exist before a mouse or the keyboard's focus
 * reaches the card; a finger cannot announce itself, so for it they come with the card.
 */
export function TileTools({ card, kind }: { card: ClassCard; kind: TileToolsKind }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const tile = place.current?.closest('article');
    if (!tile) return;
    const want = () => setWanted(true);
    if (!matchMedia('(hover: hover)').matches) {
      const near = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      });
      near.observe(tile);
      return () => near.disconnect();
    }
    // This code comes after the card: a mouse may be there already.
    if (tile.matches(':hover, :focus-within')) want();
    tile.addEventListener('pointerenter', want, { once: true });
    tile.addEventListener('focusin', want, { once: true });
    return () => {
      tile.removeEventListener('pointerenter', want);
      tile.removeEventListener('focusin', want);
    };
  }, []);

  if (!isWanted) return <span ref={place} hidden />;
  return kind === 'lists' ? <ListTools card={card} /> : <ContinueTools card={card} />;
}
