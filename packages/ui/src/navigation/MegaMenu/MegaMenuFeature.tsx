import type { NavFeature } from '../../internal/navigation';
import { useUi } from '../../providers/UiProvider/UiProvider';
import * as styles from './MegaMenu.css';

/** The card at the end of a mega menu. */
export function MegaMenuFeature({ feature }: { feature: NavFeature }) {
  const { Link } = useUi();
  return (
    <div className={styles.feature}>
      {feature.picture && <div className={styles.picture}>{feature.picture}</div>}
      <div className={styles.featureContent}>
        {feature.eyebrow && <span className={styles.eyebrow}>{feature.eyebrow}</span>}
        <Link href={feature.href} className={styles.featureLink}>
          {feature.title}
        </Link>
        {feature.description && <p className={styles.featureText}>{feature.description}</p>}
      </div>
    </div>
  );
}
