import { lazyComponent } from '@gschool/app/routes';
import type { ClassCard } from '@gschool/domain';
import { useEffect, useRef, useState } from 'react';

import { withMessages } from '../i18n/i18n';

export type TileToolsKind = 'lists' | 'continue';

// If a chunk cannot be loaded, the card has no buttons.
const ListTools = lazyComponent(() =>
  import('./library/ListTools').then(withMessages).then((m) => m.ListTools),
);
const ContinueTools = lazyComponent(() =>
  import('./library/ContinueTools').then(withMessages).then((m) => m.ContinueTools),
);

/**
 * The buttons of a card. With a mouse, they load when the pointer moves on the card or the focus
 * reaches it; on touch screens, when the card becomes visible. A card that scrolls to a resting
 * pointer has no buttons yet: in a long list, those of all cards on the way would render.
 */
export function TileTools({ card, kind }: { card: ClassCard; kind: TileToolsKind }) {
  const placeholder = useRef<HTMLSpanElement>(null);
  const [isActive, setActive] = useState(false);

  useEffect(() => {
    const tile = placeholder.current?.closest('article');
    if (!tile) return;
    const activate = () => setActive(true);
    if (!matchMedia('(hover: hover)').matches) {
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) activate();
      });
      observer.observe(tile);
      return () => observer.disconnect();
    }
    // This code loads after the card, so the pointer may already be on the card.
    if (tile.matches(':hover, :focus-within')) activate();
    tile.addEventListener('pointermove', activate, { once: true, passive: true });
    tile.addEventListener('focusin', activate, { once: true });
    return () => {
      tile.removeEventListener('pointermove', activate);
      tile.removeEventListener('focusin', activate);
    };
  }, []);

  if (!isActive) return <span ref={placeholder} hidden />;
  return kind === 'lists' ? <ListTools card={card} /> : <ContinueTools card={card} />;
}
