import { columns as columnsIcon } from '../../data-display/Icon/icons';
import { IconButton } from '../../actions/IconButton/IconButton';
import { Button } from '../../actions/Button/Button';
import { LazyDropdownMenu } from '../../overlays/DropdownMenu/LazyDropdownMenu';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import type { DataTableColumn } from './columns';
import { tableMessages } from './messages';

interface ColumnMenuProps<Row extends object> {
  columns: readonly DataTableColumn<Row>[];
  rowHeaderId: string | undefined;
  visibleIds: readonly string[];
  /** The columns that are selected, but that the table has no room for. */
  omittedIds: readonly string[];
  /** Whether the button is only an icon, for narrow places. */
  isSmall: boolean;
  onChange: (ids: readonly string[]) => void;
}

/** The menu in which people select the columns. The column that names the rows is always shown. */
export function ColumnMenu<Row extends object>({
  columns,
  rowHeaderId,
  visibleIds,
  omittedIds,
  isSmall,
  onChange,
}: ColumnMenuProps<Row>) {
  const messages = useMessages('table', tableMessages);
  const toggle = (id: string, isVisible: boolean) => {
    const next = columns
      .map((column) => column.id)
      .filter((one) => (one === id ? isVisible : visibleIds.includes(one)));
    onChange(next);
  };
  return (
    <LazyDropdownMenu
      align="end"
      trigger={
        isSmall ? (
          <IconButton icon={columnsIcon} label={messages.columns} />
        ) : (
          <Button variant="plain" size="small" iconStart={columnsIcon}>
            {messages.columns}
          </Button>
        )
      }
      entries={columns
        .filter(({ id }) => id !== rowHeaderId)
        .map(({ id, header }) => ({
          kind: 'checkbox' as const,
          label: omittedIds.includes(id) ? messages.noRoom(header) : header,
          isChecked: visibleIds.includes(id),
          onChange: (isChecked: boolean) => toggle(id, isChecked),
        }))}
    />
  );
}
