import { formatMoney } from '@gschool/intl';
import { useState } from 'react';

import { Button } from '../../actions/Button/Button';
import { Badge } from '../../data-display/Badge/Badge';
import { TextField } from '../../forms/TextField/TextField';
import { Inline } from '../../layout/Inline/Inline';
import { useUi } from '../../providers/UiProvider/UiProvider';
import type { DataTableColumn } from './columns';
import { DataTable, type DataTableProps } from './DataTable';

/** A member of a school, as an owner sees them. */
export interface Member {
  id: string;
  name: string;
  email: string;
  plan: 'month' | 'year' | 'none';
  status: 'active' | 'ended' | 'blocked';
  /** A date in UTC, in milliseconds. */
  joinedAt: number;
  classCount: number;
  /** In cents. */
  paid: number;
}

const firstNames = [
  'Mara',
  'Noor',
  'Ana',
  'Lucía',
  'Zoë',
  'Ingrid',
  'Wei',
  'Amina',
  'Sofia',
  'Priya',
];
const lastNames = [
  'Kern',
  'Haddad',
  'Okafor',
  'Álvarez',
  'Lindqvist',
  'Chen',
  'Rossi',
  'Meyer',
  'Novak',
];
const plans = ['year', 'month', 'month', 'none'] as const;
const statuses = ['active', 'active', 'active', 'ended', 'active', 'blocked'] as const;

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(2023, 0, 9);

/** The same members in every run. */
export const createMembers = (count: number): readonly Member[] =>
  Array.from({ length: count }, (_, index) => {
    const first = firstNames[(index * 7) % firstNames.length]!;
    const last = lastNames[(index * 5 + (index >> 3)) % lastNames.length]!;
    return {
      id: `member-${index + 1}`,
      name: `${first} ${last}`,
      email: `${first}.${last}${index + 1}@example.com`.toLowerCase(),
      plan: plans[(index * 3) % plans.length]!,
      status: statuses[(index * 11) % statuses.length]!,
      joinedAt: FIRST_DAY + ((index * 37) % 1390) * DAY_MS,
      classCount: (index * 53) % 240,
      paid: ((index * 29) % 40) * 1900,
    };
  });

const planLabels = { month: 'Monthly', year: 'Yearly', none: 'No plan' };
const statusLabels = { active: 'Active', ended: 'Ended', blocked: 'Blocked' };
const statusTones = { active: 'success', ended: 'neutral', blocked: 'danger' } as const;

const dates = new Map<string, Intl.DateTimeFormat>();

function Day({ time }: { time: number }) {
  const { locale } = useUi();
  const format =
    dates.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  dates.set(locale, format);
  return <time dateTime={new Date(time).toISOString().slice(0, 10)}>{format.format(time)}</time>;
}

const Paid = ({ cents }: { cents: number }) =>
  formatMoney({ amount: cents, currency: 'usd' }, useUi().locale);

const Count = ({ value }: { value: number }) => value.toLocaleString(useUi().locale);

export const memberColumns: readonly DataTableColumn<Member>[] = [
  {
    id: 'name',
    header: 'Name',
    isRowHeader: true,
    render: ({ name }) => <bdi>{name}</bdi>,
    getSortValue: ({ name }) => name,
  },
  {
    id: 'email',
    header: 'Email',
    width: 17,
    grow: 2,
    priority: 1,
    render: ({ email }) => <bdi>{email}</bdi>,
    getSortValue: ({ email }) => email,
  },
  {
    id: 'status',
    header: 'Status',
    width: 7,
    render: ({ status }) => <Badge tone={statusTones[status]}>{statusLabels[status]}</Badge>,
    getSortValue: ({ status }) => status,
  },
  { id: 'plan', header: 'Plan', width: 6, priority: 2, render: ({ plan }) => planLabels[plan] },
  {
    id: 'joined',
    header: 'Joined',
    firstDirection: 'descending',
    priority: 3,
    render: ({ joinedAt }) => <Day time={joinedAt} />,
    getSortValue: ({ joinedAt }) => joinedAt,
  },
  {
    id: 'classes',
    header: 'Classes',
    align: 'end',
    width: 6,
    priority: 4,
    firstDirection: 'descending',
    render: ({ classCount }) => <Count value={classCount} />,
    getSortValue: ({ classCount }) => classCount,
  },
  {
    id: 'paid',
    header: 'Paid',
    align: 'end',
    width: 7,
    firstDirection: 'descending',
    render: ({ paid }) => <Paid cents={paid} />,
    getSortValue: ({ paid }) => paid,
  },
  {
    id: 'id',
    header: 'Member number',
    isHiddenByDefault: true,
    priority: 5,
    render: ({ id }) => id,
  },
];

export const getMemberId = ({ id }: Member): string => id;

/** A table of members whose selection a story can start with. */
export function MemberTable(
  props: Partial<DataTableProps<Member>> & { initialIds?: readonly string[] },
) {
  const { initialIds = [], ...rest } = props;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(initialIds));
  return (
    <DataTable
      label="Members"
      columns={memberColumns}
      rows={[]}
      getRowId={getMemberId}
      selectedIds={selected}
      onSelectedIdsChange={setSelected}
      {...rest}
    />
  );
}

const arabicHeaders: Readonly<Record<string, string>> = {
  name: 'الاسم',
  email: 'البريد',
  status: 'الحالة',
  plan: 'الخطة',
  joined: 'الانضمام',
  classes: 'الحصص',
  paid: 'المدفوع',
  id: 'الرقم',
};

export const arabicColumns = memberColumns.map((column) => ({
  ...column,
  header: arabicHeaders[column.id]!,
}));

export const longMembers: readonly Member[] = [
  {
    ...createMembers(1)[0]!,
    name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihung von Habsburg',
    email: 'a.very.long.address.that.never.seems.to.come.to.its.end@example.com',
    paid: 1_234_567_800,
    classCount: 1_234_567,
  },
  ...createMembers(3).slice(1),
];

/** Rows with a field and buttons. */
export function EditableMembers({ members }: { members: readonly Member[] }) {
  const [rows, setRows] = useState(members);
  const columns: readonly DataTableColumn<Member>[] = [
    memberColumns[0]!,
    {
      id: 'note',
      header: 'Note',
      render: ({ name }) => <TextField name="note" label={`Note on ${name}`} isLabelHidden />,
    },
    {
      id: 'actions',
      header: 'Actions',
      width: 14,
      render: (member) => (
        <Inline space="2">
          <Button size="small" variant="quiet">
            Remind
          </Button>
          <Button
            size="small"
            variant="quiet"
            onClick={() => setRows((last) => last.filter((one) => one !== member))}
          >
            Remove
          </Button>
        </Inline>
      ),
    },
  ];
  return <DataTable label="Members" columns={columns} rows={rows} getRowId={getMemberId} />;
}
