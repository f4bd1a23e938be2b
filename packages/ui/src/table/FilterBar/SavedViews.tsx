import { useState } from 'react';

import { Button } from '../../actions/Button/Button';
import { IconButton } from '../../actions/IconButton/IconButton';
import { Chip } from '../../data-display/Chip/Chip';
import { bookmark, trash } from '../../data-display/Icon/icons';
import { Form } from '../../forms/Form/Form';
import { TextField } from '../../forms/TextField/TextField';
import { Popover } from '../../overlays/Popover/Popover';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import * as styles from './FilterBar.css';
import { filterBarMessages } from './messages';

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

  const validate = ({ name = '' }: Record<string, string>) => {
    if (!name.trim()) return { name: messages.viewNameMissing };
    const isTaken = views.some((view) => view.name.trim() === name.trim());
    return isTaken ? { name: messages.viewNameTaken } : {};
  };
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
        <Popover
          title={messages.saveView}
          align="start"
          size="small"
          hasArrow={false}
          isOpen={isNaming}
          onOpenChange={setNaming}
          trigger={
            <Button variant="plain" size="small" iconStart={bookmark}>
              {messages.saveView}
            </Button>
          }
        >
          <Form
            label={messages.saveView}
            submitLabel={messages.save}
            validate={validate}
            onSubmit={({ name = '' }) => {
              onSaveView(name.trim());
              onAnnounce(messages.viewSaved(name.trim()));
              setNaming(false);
            }}
          >
            <TextField name="name" label={messages.viewName} maxLength={60} autoComplete="off" />
          </Form>
        </Popover>
      )}
    </div>
  );
}
