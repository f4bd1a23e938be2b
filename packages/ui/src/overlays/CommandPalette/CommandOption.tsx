import type { MouseEvent } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { externalLinkProps } from '../../internal/externalLinkProps';
import { isPlainClick } from '../../internal/isPlainClick';
import { KeyCaps } from '../../internal/shortcut/KeyCaps';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';
import { Marked } from '../SearchDialog/Marked';
import type { PaletteCommand } from './commands';
import { getLabelMatches } from './rankCommands';
import * as styles from './CommandPalette.css';

export interface CommandOptionProps {
  /** Its ID, for the field's `aria-activedescendant`. */
  id: string;
  command: PaletteCommand;
  /** The text in the field, whose matches are marked. */
  query: string;
  /** Whether Enter runs it. */
  isActive: boolean;
  /** Called when it is pressed. A disabled command is not. */
  onRun: () => void;
}

/** One command: an option of the listbox, which is a link if it opens a page. */
export function CommandOption({ id, command, query, isActive, onRun }: CommandOptionProps) {
  const { Link, messages } = useUi();
  const { label, href, isDisabled, isExternal, keys } = command;
  const detail = (isDisabled && command.reason) || command.description;
  const content = (
    <>
      {command.icon && <Icon icon={command.icon} className={styles.icon} />}
      <span className={styles.texts}>
        <bdi className={styles.label} lang={command.labelLang}>
          <Marked text={label} ranges={getLabelMatches(label, query)} />
        </bdi>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {isExternal && (
        <>
          <Icon icon={icons.external} size="small" className={styles.icon} />
          <VisuallyHidden>{messages.opensInNewTab}</VisuallyHidden>
        </>
      )}
      {keys && <KeyCaps keys={keys} className={styles.keys} />}
    </>
  );
  const optionProps = {
    id,
    role: 'option',
    'aria-selected': isActive,
    className: styles.option,
    // Focus stays in the field, which refers to the active option by its ID.
    tabIndex: -1,
  } as const;
  if (isDisabled) {
    return (
      <div {...optionProps} aria-disabled>
        {content}
      </div>
    );
  }
  if (href === undefined) {
    return (
      <div {...optionProps} onClick={onRun}>
        {content}
      </div>
    );
  }
  return (
    <Link
      {...optionProps}
      href={href}
      {...externalLinkProps(isExternal)}
      onClick={(event: MouseEvent) => {
        if (isPlainClick(event)) onRun();
      }}
    >
      {content}
    </Link>
  );
}
