import { useWishlist } from '@gschool/data/shop';
import { Button, CartLine } from '@gschool/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { useT } from '../../i18n/useT';
import type { CartView } from '../../shared/cart/useCartView';
import { useCartLines } from '../../shared/cart/useCartLines';
import * as styles from './Cart.css';

interface RemovedLine {
  id: string;
  name: string;
  /** The line's index, so that after its removal focus moves to the line that takes its place. */
  at: number;
  undo: () => void;
}

/** The lines on the cart page. A removed line can be restored, and focus stays at its position. */
export function CartLines({ view, empty }: { view: CartView; empty: ReactNode }) {
  const t = useT();
  const wishlist = useWishlist();
  const lines = useCartLines(view);
  const { cart } = view;
  const root = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const shouldFocus = useRef(false);
  const isRestored = removed !== null && lines.some(({ id }) => id === removed.id);

  useEffect(() => {
    if (!shouldFocus.current || !removed) return;
    shouldFocus.current = false;
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const target = buttons[Math.min(removed.at, buttons.length - 1)];
    (target ?? root.current?.querySelector<HTMLElement>('[data-undo]'))?.focus();
  }, [removed, lines.length]);

  const remove = (id: string, name: string, at: number) => {
    shouldFocus.current = true;
    setRemoved({ id, name, at, undo: cart.remove(id) });
  };
  return (
    <div ref={root}>
      <div role="status" className={styles.undo}>
        {removed && !isRestored && (
          <>
            <span>{t('cart.removed', { name: removed.name })}</span>
            <Button
              variant="plain"
              size="small"
              {...{ 'data-undo': '' }}
              onClick={() => {
                shouldFocus.current = true;
                removed.undo();
                setRemoved({ ...removed });
              }}
            >
              {t('cart.undo')}
            </Button>
          </>
        )}
      </div>
      {lines.length === 0 ? (
        empty
      ) : (
        <ul role="list" aria-label={t('cart.title')} className={styles.lines}>
          {lines.map(({ id, ...line }, at) => {
            const productId = view.lines[at]?.productId ?? '';
            return (
              <li key={id} className={styles.line}>
                <CartLine
                  {...line}
                  onRemove={() => remove(id, line.name, at)}
                  actions={
                    line.href && (
                      <Button
                        variant="plain"
                        size="small"
                        aria-label={t('cart.saveForLaterNamed', { name: line.name })}
                        onClick={() => {
                          if (!wishlist.has(productId)) wishlist.toggle(productId);
                          remove(id, line.name, at);
                        }}
                      >
                        {t('cart.saveForLater')}
                      </Button>
                    )
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
