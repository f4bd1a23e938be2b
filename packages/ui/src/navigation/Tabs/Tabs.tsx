import { useId, useState, type ReactNode } from 'react';

import { Icon, type IconShape } from '../../data-display/Icon/Icon';
import { useUi } from '../../providers/UiProvider/UiProvider';
import * as styles from './Tabs.css';
import { TabList } from './TabList';

/** One tab and its panel. */
export interface TabItem {
  /** Its key, also part of the IDs of the tab and the panel. */
  id: string;
  label: string;
  icon?: IconShape | undefined;
  /** The number of items in the panel. */
  count?: number | undefined;
  isDisabled?: boolean | undefined;
  /** The panel. */
  content: ReactNode;
}

export interface TabsProps {
  /** The accessible name of the list of tabs. */
  label: string;
  /** The tabs and their panels, in order. */
  items: readonly TabItem[];
  /** The ID of the open tab, if the app controls it. */
  value?: string | undefined;
  /**
   * The ID of the tab that is open initially.
   * @default the first
   */
  defaultValue?: string | undefined;
  /** Called with the ID of a tab that is opened. */
  onChange?: ((id: string) => void) | undefined;
  /**
   * Whether the arrow keys open a tab, or only Enter and Space do. Choose `manual` if a panel
   * takes time to load.
   * @default 'automatic'
   */
  activation?: 'automatic' | 'manual' | undefined;
  /**
   * Renders a panel when it is first opened, and keeps it mounted.
   * @default false
   */
  isLazy?: boolean | undefined;
}

/** Tabs with panels, one open at a time. For parts with their own URLs, use `TabNav`. */
export function Tabs(props: TabsProps) {
  const { label, items, activation = 'automatic', isLazy = false } = props;
  const { locale } = useUi();
  const base = useId();
  const first = items.find((item) => !item.isDisabled)?.id ?? '';
  const [own, setOwn] = useState(props.defaultValue ?? first);
  const value = props.value ?? own;
  const [seen, setSeen] = useState<readonly string[]>([value]);
  if (!seen.includes(value)) setSeen([...seen, value]);

  const open = (id: string) => {
    setOwn(id);
    if (id !== value) props.onChange?.(id);
  };
  const tabId = (id: string) => `${base}-tab-${id}`;
  const panelId = (id: string) => `${base}-panel-${id}`;
  return (
    <div className={styles.root}>
      <TabList label={label} isAutomatic={activation === 'automatic'} value={value}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={tabId(item.id)}
            className={styles.tab}
            aria-selected={item.id === value}
            aria-controls={panelId(item.id)}
            tabIndex={item.id === value ? 0 : -1}
            disabled={item.isDisabled}
            onClick={() => open(item.id)}
          >
            {item.icon && <Icon icon={item.icon} />}
            <span>{item.label}</span>
            {item.count !== undefined && (
              <span className={styles.count}>{item.count.toLocaleString(locale)}</span>
            )}
          </button>
        ))}
      </TabList>
      {items.map((item) => (
        <div
          key={item.id}
          role="tabpanel"
          id={panelId(item.id)}
          className={styles.panel}
          aria-labelledby={tabId(item.id)}
          tabIndex={0}
          hidden={item.id !== value}
        >
          {(!isLazy || seen.includes(item.id) || item.id === value) && item.content}
        </div>
      ))}
    </div>
  );
}
