import type { ReactNode } from 'react';

import * as icons from '../../data-display/Icon/icons';
import type { FooterColumn, SocialLink } from '../../navigation/Footer/Footer';
import * as footerStyles from '../../navigation/Footer/Footer.css';
import { FooterSocial } from '../../navigation/Footer/FooterSocial';
import { Icon } from '../../data-display/Icon/Icon';
import { NavAnchor } from '../../internal/NavAnchor';
import { useUi } from '../../providers/UiProvider/UiProvider';
import * as styles from './ShopFooter.css';

/** How customers contact the shop. Values that are not set are not shown. */
export interface ShopSupport {
  title: string;
  phone?: string | undefined;
  email?: string | undefined;
}

export interface ShopFooterProps {
  /** The product's logo. */
  logo: ReactNode;
  /** The shop’s slogan, under the logo. */
  tagline?: string | undefined;
  /** How customers contact the shop. */
  support: ShopSupport;
  /** The shop's profiles on social networks. Leave out profiles that don't exist. */
  social?: readonly SocialLink[] | undefined;
  /** Titled lists: the quick links. */
  columns?: readonly FooterColumn[] | undefined;
  /** A `NewsletterBox`. */
  newsletter?: ReactNode;
  /** `PaymentLogos`. */
  payment?: ReactNode;
  /** The copyright line. The app adds the year after hydration. */
  copyright: ReactNode;
  /** A language switch, at the end of the last line. */
  end?: ReactNode;
}

/** The shop's footer. With the setting `footer: minimal`, only the last line is shown. */
export function ShopFooter(props: ShopFooterProps) {
  const { messages } = useUi();
  const { support, social = [], columns = [] } = props;
  return (
    <footer className={footerStyles.footer}>
      <div className={footerStyles.inner}>
        {props.newsletter && <div className={styles.newsletter}>{props.newsletter}</div>}
        <div className={footerStyles.top}>
          <div className={footerStyles.brand}>
            {props.logo}
            {props.tagline && <p className={footerStyles.tagline}>{props.tagline}</p>}
            <FooterSocial links={social} label={messages.followUs} />
          </div>
          {(support.phone || support.email) && (
            <div className={styles.support}>
              <h2 className={footerStyles.title}>{support.title}</h2>
              <ul className={footerStyles.list}>
                {support.phone && (
                  <li>
                    <a
                      className={styles.contact}
                      href={`tel:${support.phone.replace(/[^+\d]/g, '')}`}
                    >
                      <Icon icon={icons.phone} size="medium" />
                      <bdi dir="ltr">{support.phone}</bdi>
                    </a>
                  </li>
                )}
                {support.email && (
                  <li>
                    <a className={styles.contact} href={`mailto:${support.email}`}>
                      <Icon icon={icons.mail} size="medium" />
                      <bdi>{support.email}</bdi>
                    </a>
                  </li>
                )}
              </ul>
            </div>
          )}
          {columns.map((column) => (
            <nav key={column.title} aria-label={column.title}>
              <h2 className={footerStyles.title}>{column.title}</h2>
              <ul className={footerStyles.list}>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <NavAnchor className={footerStyles.link} link={link} />
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={footerStyles.bottom}>
          <p className={footerStyles.copyright}>{props.copyright}</p>
          {props.payment && <div className={footerStyles.endSlot}>{props.payment}</div>}
          {props.end}
        </div>
      </div>
    </footer>
  );
}
