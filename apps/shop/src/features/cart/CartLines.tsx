import { useWishlist } from '@gschool/data/shop';
import { Button, CartLine } from '@gschool/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import { useT } from '../../i18n/useT';
import type { CartView } from '../../shared/cart/useCartView';
import { useCartLines } from '../../shared/cart/useCartLines';
import * as css from './Cart.css';

interface Gone {
  id: string;
  name: string;
  /** Where it lay, so that the focus goes to what took its place. */
  at: number;
}

/** The lines of the cart's page. What is taken out can be put back, and the keyboard keeps its place. */
export function CartLines({ view, empty }: { view: CartView; empty: ReactNode }) {
  const t = useT();
  const wishlist = useWishlist();
  const lines = useCartLines(view);
  const { cart } = view;
  const root = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<Gone | null>(null);
  const wantsFocus = useRef(false);
  const isBack = gone !== null && lines.some(({ id }) => id === gone.id);

  useEffect(() => {
    if (!wantsFocus.current || !gone) return;
    wantsFocus.current = false;
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const target = buttons[Math.min(gone.at, buttons.length - 1)];
    (target ?? root.current?.querySelector<HTMLElement>('[data-undo]'))?.focus();
  }, [gone, lines.length]);

  const take = (id: string, name: string, at: number) => {
    wantsFocus.current = true;
    setGone({ id, name, at });
    cart.remove(id);
  };
  return (
    <div ref={root}>
      <div role="status" className={css.undo}>
        {gone && !isBack && (
          <>
            <span>{t('cart.removed', { name: gone.name })}</span>
            <Button
              variant="plain"
              size="small"
              {...{ 'data-undo': '' }}
              onClick={() => {
                wantsFocus.current = true;
                cart.undo();
                setGone({ ...gone });
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
        <ul role="list" aria-label={t('cart.title')} className={css.lines}>
          {lines.map(({ id, ...line }, at) => {
            const productId = view.lines[at]?.productId ?? '';
            return (
              <li key={id} className={css.line}>
                <CartLine
                  {...line}
                  onRemove={() => take(id, line.name, at)}
                  actions={
                    line.href && (
                      <Button
                        variant="plain"
                        size="small"
                        aria-label={t('cart.saveForLaterNamed', { name: line.name })}
                        onClick={() => {
                          if (!wishlist.has(productId)) wishlist.toggle(productId);
                          take(id, line.name, at);
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
