import type { ReactNode } from 'react';

import type { NavLink } from '../../internal/navigation';
import { NavAnchor } from '../../internal/NavAnchor';
import { useUi } from '../../providers/UiProvider/UiProvider';
import * as styles from './Footer.css';
import { FooterSocial, type SocialLink } from './FooterSocial';

export type { SocialLink };

/** A titled list of links. */
export interface FooterColumn {
  title: string;
  links: readonly NavLink[];
}

export interface FooterProps {
  /** The product's logo. */
  logo?: ReactNode;
  /** The product's slogan, next to the logo. */
  tagline?: string | undefined;
  /** The school's profiles on social networks. Leave out profiles that don't exist. */
  social?: readonly SocialLink[] | undefined;
  /** Titled lists of links, in order. */
  columns?: readonly FooterColumn[] | undefined;
  /** The links to terms and privacy, on the last line. */
  legal?: readonly NavLink[] | undefined;
  /** The copyright line. The app adds the year after hydration. */
  copyright: ReactNode;
  /** A language switch, at the end of the last line. */
  end?: ReactNode;
}

/** The site's footer. With the setting `footer: minimal`, only the last line is shown. */
export function Footer(props: FooterProps) {
  const { messages } = useUi();
  const { social = [], columns = [], legal = [] } = props;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <div className={styles.brand}>
            {props.logo}
            {props.tagline && <p className={styles.tagline}>{props.tagline}</p>}
            <FooterSocial links={social} label={messages.followUs} />
          </div>
          {columns.length > 0 && (
            <div className={styles.columns}>
              {columns.map((column) => (
                <nav key={column.title} aria-label={column.title}>
                  <h2 className={styles.title}>{column.title}</h2>
                  <ul className={styles.list}>
                    {column.links.map((link) => (
                      <li key={link.href}>
                        <NavAnchor className={styles.link} link={link} />
                      </li>
                    ))}
                  </ul>
                </nav>
              ))}
            </div>
          )}
        </div>
        <div className={styles.bottom}>
          <p className={styles.copyright}>{props.copyright}</p>
          {legal.length > 0 && (
            <ul className={styles.legal}>
              {legal.map((link) => (
                <li key={link.href}>
                  <NavAnchor className={styles.link} link={link} />
                </li>
              ))}
            </ul>
          )}
          {props.end && <div className={styles.endSlot}>{props.end}</div>}
        </div>
      </div>
    </footer>
  );
}
