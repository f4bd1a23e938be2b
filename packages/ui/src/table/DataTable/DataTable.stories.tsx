import type { Meta, StoryObj } from '@storybook/react-vite';

import {
  createMembers,
  getMemberId,
  memberColumns,
  MemberTable,
  type Member,
} from './DataTable.fixtures';
import { DataTable } from './DataTable';

const members = createMembers(12);
const manyMembers = createMembers(10_000);

const meta = {
  title: 'Components/Table/DataTable',
  component: DataTable<Member>,
  tags: ['new'],
  args: {
    label: 'Members',
    columns: memberColumns,
    rows: members,
    getRowId: getMemberId,
    getRowHref: ({ id }) => `#${id}`,
  },
} satisfies Meta<typeof DataTable<Member>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Links: Story = {};

export const Selectable: Story = {
  render: (args) => <MemberTable {...args} initialIds={['member-2', 'member-3']} />,
};

export const TenThousandRows: Story = {
  args: { rows: manyMembers, caption: '10,000 members', hasColumnMenu: true },
  render: (args) => <MemberTable {...args} />,
};
