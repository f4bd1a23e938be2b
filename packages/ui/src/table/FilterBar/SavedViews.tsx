import { useState } from 'react';

import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import { Chip } from '../../data-display/Chip/Chip';
import { bookmark, trash } from '../../data-display/Icon/icons';
import { createLazyPart, LazyTrigger } from '../../internal/lazyPart';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import * as styles from './FilterBar.css';
import { filterBarMessages } from './messages';
import type { SaveViewPopoverProps } from './SaveViewPopover';

const saveViewPopover = createLazyPart<SaveViewPopoverProps>(() =>
  import('./SaveViewPopover').then((module) => module.SaveViewPopover),
);

/** A filter that someone has named. The app stores it, with whatever else belongs to the view. */
export interface SavedView {
  id: string;
  name: string;
  /** The URL of the view, which makes its name a link. */
  href?: string | undefined;
  /**
   * Whether it can be deleted. Views that the app offers to everyone cannot.
   * @default true
   */
  isDeletable?: boolean | undefined;
}

interface SavedViewsProps {
  views: readonly SavedView[];
  currentViewId: string | undefined;
  /** Whether the filter can be saved: it is not empty, and no view has it. */
  canSave: boolean;
  onApplyView: ((id: string) => void) | undefined;
  onSaveView: ((name: string) => void) | undefined;
  onDeleteView: ((id: string) => void) | undefined;
  onAnnounce: (text: string) => void;
}

/** The views that someone has saved, a button to save the current filter, and one to delete a view. */
export function SavedViews(props: SavedViewsProps) {
  const { views, currentViewId, onApplyView, onDeleteView, onSaveView, onAnnounce } = props;
  const messages = useMessages('filterBar', filterBarMessages);
  const [isNaming, setNaming] = useState(false);
  const current = views.find(({ id }) => id === currentViewId);

  return (
    <div className={styles.views}>
      <ul aria-label={messages.views} className={styles.viewList}>
        {views.map(({ id, name, href }) => (
          <li key={id} className={styles.view}>
            <Chip
              isSelected={id === currentViewId}
              {...(href === undefined ? { onClick: () => onApplyView?.(id) } : { href })}
            >
              {name}
            </Chip>
          </li>
        ))}
      </ul>
      {current && onDeleteView && current.isDeletable !== false && (
        <IconButton
          size="small"
          icon={trash}
          label={messages.deleteView(current.name)}
          onClick={() => {
            onDeleteView(current.id);
            onAnnounce(messages.viewDeleted(current.name));
          }}
        />
      )}
      {onSaveView && props.canSave && (
        <LazyTrigger
          part={saveViewPopover}
          popup="dialog"
          overlay={{
            names: views.map(({ name }) => name),
            isOpen: isNaming,
            onOpenChange: setNaming,
            onSave: (name) => {
              onSaveView(name);
              onAnnounce(messages.viewSaved(name));
              setNaming(false);
            },
            trigger: (
              <Button variant="plain" size="small" iconStart={bookmark}>
                {messages.saveView}
              </Button>
            ),
          }}
        />
      )}
    </div>
  );
}
