import type { ComponentProps } from 'react';

import * as icons from '../../data-display/Icon/icons';
import * as styles from './Link.css';
import { Icon } from '../../data-display/Icon/Icon';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { classNames } from '../../internal/classNames';
import { externalLinkProps } from '../../internal/externalLinkProps';
import { wrapSiblingTexts, wrapTexts } from '../../internal/wrapTexts';

export interface LinkProps extends ComponentProps<'a'> {
  /** Its URL. */
  href: string;
  /**
   * Opens a new tab, with a hint.
   * @default false
   */
  isExternal?: boolean | undefined;
  /**
   * Its color, by meaning.
   * @default 'brand'
   */
  tone?: 'brand' | 'text' | 'muted' | 'inherit' | undefined;
  /**
   * For links outside running text: bolder, underlined only under the pointer.
   * @default false
   */
  isStandalone?: boolean | undefined;
}

/** A link inside text or on its own. */
export function Link({
  tone = 'brand',
  isExternal,
  isStandalone,
  className,
  children,
  ...rest
}: LinkProps) {
  const ui = useUi();
  return (
    <ui.Link
      {...rest}
      {...externalLinkProps(isExternal)}
      className={classNames(
        styles.link[tone],
        styles.underline[isStandalone ? 'standalone' : 'inText'],
        className,
      )}
    >
      {isExternal ? (
        <>
          {wrapTexts(children)}
          {'\u00a0'}
          <Icon icon={icons.external} size="text" />
          <VisuallyHidden>{` ${ui.messages.opensInNewTab}`}</VisuallyHidden>
        </>
      ) : (
        wrapSiblingTexts(children)
      )}
    </ui.Link>
  );
}
