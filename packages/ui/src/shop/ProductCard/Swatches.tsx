import * as styles from './Swatches.css';
import { productMessages } from './messages';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';

/** A color that a product comes in. */
export interface Swatch {
  /** Its name, which screen readers read in a list of all names. */
  name: string;
  /** Any value of SVG's `fill`. It belongs to the product, not to the theme. */
  color: string;
}

/** The colors of a product as dots, with their names as text for assistive technology. */
export function Swatches({ swatches }: { swatches: readonly Swatch[] }) {
  const { locale } = useUi();
  const messages = useMessages('product', productMessages);
  const names = new Intl.ListFormat(locale, { style: 'narrow', type: 'unit' });
  return (
    <p className={styles.list}>
      <VisuallyHidden>
        {messages.colors(names.format(swatches.map(({ name }) => name)))}
      </VisuallyHidden>
      {swatches.map(({ name, color }) => (
        <svg key={name} viewBox="0 0 16 16" className={styles.dot} aria-hidden>
          <circle cx="8" cy="8" r="7.5" fill={color} />
        </svg>
      ))}
    </p>
  );
}
