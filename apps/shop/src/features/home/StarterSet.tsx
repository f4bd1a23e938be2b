import { Button, Container, Picture, useUi, icons } from '@gschool/ui';

import { demoCart } from '../../content/merchandise';
import { useT } from '../../i18n/useT';
import { totalOf } from '../../shared/money';
import { openPanel } from '../../shared/panels';
import * as css from './StarterSet.css';

/** The three pieces of the demo cart as one offer; it opens the cart. */
export function StarterSet() {
  const t = useT();
  const { locale } = useUi();
  const names = demoCart.map(({ name }) => name);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return (
    <Container>
      <section className={css.card} aria-labelledby="starter-title">
        <div className={css.words}>
          <p className={css.eyebrow}>{t('bundle.eyebrow')}</p>
          <h2 id="starter-title" className={css.title}>
            {t('bundle.title')}
          </h2>
          <p className={css.text}>
            {t('bundle.text', { names: list, price: totalOf(demoCart, locale) })}
          </p>
          <Button
            variant="quiet"
            size="large"
            iconStart={icons.bag}
            className={css.action}
            aria-haspopup="dialog"
            onClick={() => openPanel('cart')}
          >
            {t('bundle.action')}
          </Button>
        </div>
        <ul className={css.pictures}>
          {demoCart.map((piece) => (
            <li key={piece.id} className={css.picture}>
              <Picture picture={piece.picture} alt={piece.name} ratio="4/5" />
            </li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
