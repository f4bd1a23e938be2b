import { useId } from 'react';

import { Switch } from '../../forms/Switch/Switch';
import { ShortcutList, type ShortcutRow } from '../../internal/shortcut/ShortcutList';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import { Dialog } from '../Dialog/Dialog';
import { shortcutsMessages } from './messages';
import * as styles from './ShortcutsPanel.css';

/** Shortcuts that belong together. */
export interface ShortcutGroup {
  /** The heading above them. */
  title: string;
  shortcuts: readonly ShortcutRow[];
}

export interface ShortcutsPanelProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it should close (Escape, the scrim, the close button) or open. */
  onOpenChange: (isOpen: boolean) => void;
  /** The shortcuts by group, those of the open page first. */
  groups: readonly ShortcutGroup[];
  /**
   * The heading.
   * @default the message for shortcuts
   */
  title?: string | undefined;
  /**
   * Whether shortcuts of a single key work, as for `useShortcuts`.
   * @default true
   */
  hasSingleKeys?: boolean | undefined;
  /** Called when they are turned on or off. Without it, the panel has no switch. */
  onSingleKeysChange?: ((hasSingleKeys: boolean) => void) | undefined;
}

/**
 * What the keys of an app do, in a dialog. Open it with `?` by `useShortcuts`, and with a command or
 * a menu entry.
 */
export function ShortcutsPanel(props: ShortcutsPanelProps) {
  const { isOpen, onOpenChange, groups, hasSingleKeys = true, onSingleKeysChange } = props;
  const messages = useMessages('shortcutsPanel', shortcutsMessages);
  const base = useId();
  return (
    <Dialog
      title={props.title ?? messages.title}
      size="large"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <div className={styles.groups}>
        {groups.map(({ title, shortcuts }, index) => (
          <section key={title} className={styles.group}>
            <h3 id={`${base}-${index}`} className={styles.title}>
              {title}
            </h3>
            <ShortcutList
              className={styles.list}
              rows={shortcuts}
              aria-labelledby={`${base}-${index}`}
            />
          </section>
        ))}
      </div>
      {onSingleKeysChange && (
        <div className={styles.setting}>
          <Switch
            name="single-keys"
            label={messages.singleKeys}
            hint={messages.singleKeysHint}
            checked={hasSingleKeys}
            onChange={(event) => onSingleKeysChange(event.target.checked)}
          />
        </div>
      )}
    </Dialog>
  );
}
