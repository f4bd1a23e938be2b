import { IconButton } from '../../actions/IconButton/IconButton';
import { sort as sortIcon } from '../../data-display/Icon/icons';
import { LazyDropdownMenu } from '../../overlays/DropdownMenu/LazyDropdownMenu';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import {
  isSortable,
  type DataTableColumn,
  type DataTableSort,
  type SortDirection,
} from './columns';
import { tableMessages } from './messages';

interface SortMenuProps<Row extends object> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | undefined;
  onSortChange: (sort: DataTableSort) => void;
}

const directions: readonly SortDirection[] = ['ascending', 'descending'];

/** The menu of the order of cards, which have no headings to press. */
export function SortMenu<Row extends object>({ columns, sort, onSortChange }: SortMenuProps<Row>) {
  const messages = useMessages('table', tableMessages);
  const options = columns.filter(isSortable).flatMap((column) =>
    directions.map((direction) => ({
      value: `${direction} ${column.id}`,
      label: messages.sortOption(column.header, direction === 'ascending'),
    })),
  );
  return (
    <LazyDropdownMenu
      align="end"
      trigger={<IconButton icon={sortIcon} label={messages.sortBy} />}
      entries={[
        {
          kind: 'radios',
          label: messages.sortBy,
          value: sort ? `${sort.direction} ${sort.columnId}` : '',
          options,
          onChange: (value) => {
            const direction = directions.find((one) => value.startsWith(one));
            if (direction) onSortChange({ direction, columnId: value.slice(direction.length + 1) });
          },
        },
      ]}
    />
  );
}
