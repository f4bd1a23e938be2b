/** An entry of Storybook's `index.json`. */
export interface IndexEntry {
  id: string;
  title: string;
  type: string;
  tags?: readonly string[];
}

const statuses = ['deprecated', 'experimental', 'new'] as const;

export type ComponentStatus = (typeof statuses)[number] | 'stable';

/** A row of the status overview. */
export interface ComponentRow {
  name: string;
  group: string;
  status: ComponentStatus;
  /** The id of its page. */
  page: string | undefined;
  stories: number;
}

/** `Components/Forms/Combobox/In a form` → the component `Combobox` of the group `Forms`. */
const parseTitle = (title: string): [group: string, name: string] => {
  const [, group = '', name = ''] = title.split('/');
  return [group, name];
};

/** The components of an index, by group and name. */
export function readComponents(entries: readonly IndexEntry[]): ComponentRow[] {
  const rows = new Map<string, ComponentRow>();
  for (const { id, title, type, tags = [] } of entries) {
    if (!title.startsWith('Components/')) continue;
    const [group, name] = parseTitle(title);
    const key = `${group}/${name}`;
    const row = rows.get(key) ?? { name, group, status: 'stable', page: undefined, stories: 0 };
    rows.set(key, row);
    if (type === 'docs') row.page ??= id;
    else row.stories += 1;
    row.status = statuses.find((status) => tags.includes(status)) ?? row.status;
  }
  return [...rows.values()].sort((a, b) =>
    `${a.group} ${a.name}`.localeCompare(`${b.group} ${b.name}`, 'en'),
  );
}
