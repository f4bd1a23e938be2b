import * as icons from '../Icon/icons';
import { Icon } from '../Icon/Icon';
import { useUi } from '../UiProvider/UiProvider';
import { hidden } from '../VisuallyHidden/VisuallyHidden.css';
import * as styles from './BreadcrumbBanner.css';

/** One step of the trail (spec, section 3). */
export interface BreadcrumbItem {
  name: string;
  href?: string | undefined;
  /** The page itself: not a link. */
  active?: boolean | undefined;
}

export interface BreadcrumbBannerProps {
  /** The page's `h1`. */
  title: string;
  description?: string | undefined;
  /** The trail, from the start page to this one. */
  items: readonly BreadcrumbItem[];
  /**
   * Keeps the title for assistive technology only.
   * @default false
   */
  hideTitle?: boolean | undefined;
}

/** The band at the start of a page: the trail, the title and an optional description. */
export function BreadcrumbBanner({ title, description, items, hideTitle }: BreadcrumbBannerProps) {
  const { Link, messages } = useUi();
  return (
    <div className={styles.banner} data-slim={hideTitle || undefined}>
      <div className={styles.inner}>
        {items.length > 0 && (
          <nav aria-label={messages.breadcrumb}>
            <ol className={styles.trail}>
              {items.map((item) => (
                <li key={item.name} className={styles.step}>
                  {item.href && !item.active ? (
                    <Link href={item.href} className={styles.link}>
                      {item.name}
                    </Link>
                  ) : (
                    <span aria-current={item.active ? 'page' : undefined}>{item.name}</span>
                  )}
                  <span className={styles.separator}>
                    <Icon icon={icons.chevronEnd} size="small" />
                  </span>
                </li>
              ))}
            </ol>
          </nav>
        )}
        {hideTitle ? (
          <h1 className={hidden}>{title}</h1>
        ) : (
          <h1 className={styles.title}>{title}</h1>
        )}
        {description && <p className={styles.description}>{description}</p>}
      </div>
    </div>
  );
}
