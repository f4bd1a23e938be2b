import { Select } from '../../forms/Select/Select';
import { useMessages } from '../../providers/UiProvider/UiProvider';
import {
  isSortable,
  type DataTableColumn,
  type DataTableSort,
  type SortDirection,
} from './columns';
import { tableMessages } from './messages';

interface SortSelectProps<Row extends object> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | undefined;
  onSortChange: (sort: DataTableSort) => void;
  name: string;
}

const directions: readonly SortDirection[] = ['ascending', 'descending'];

/** The order of cards, which have no headings to press. */
export function SortSelect<Row extends object>(props: SortSelectProps<Row>) {
  const { columns, sort, onSortChange, name } = props;
  const messages = useMessages('table', tableMessages);
  const options = columns.filter(isSortable).flatMap((column) =>
    directions.map((direction) => ({
      value: `${direction} ${column.id}`,
      label: messages.sortOption(column.header, direction === 'ascending'),
    })),
  );
  return (
    <Select
      name={name}
      label={messages.sortBy}
      isLabelHidden
      options={options}
      placeholder={sort ? undefined : messages.unsorted}
      value={sort ? `${sort.direction} ${sort.columnId}` : ''}
      onChange={({ currentTarget: { value } }) => {
        const direction = directions.find((one) => value.startsWith(one));
        if (direction) onSortChange({ direction, columnId: value.slice(direction.length + 1) });
      }}
    />
  );
}
