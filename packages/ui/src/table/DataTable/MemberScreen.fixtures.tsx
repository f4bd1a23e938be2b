import { fold } from '@gschool/intl';
import { useDeferredValue, useMemo, useState } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { EmptyState } from '../../feedback/EmptyState/EmptyState';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { BulkBar, type BulkOutcome } from '../BulkBar/BulkBar';
import { FilterBar } from '../FilterBar/FilterBar';
import { memberFacets } from '../FilterBar/FilterBar.fixtures';
import { emptyFilter, type FilterValue } from '../FilterBar/filterValue';
import { DataTable } from './DataTable';
import { getMemberId, memberColumns, type Member } from './DataTable.fixtures';

/** The text that the search compares, by member, because folding 10,000 names takes time. */
const searchTexts = new WeakMap<Member, string>();

function getSearchText(member: Member): string {
  const known = searchTexts.get(member);
  if (known !== undefined) return known;
  const text = fold(`${member.name} ${member.email}`);
  searchTexts.set(member, text);
  return text;
}

function filterMembers(members: readonly Member[], { query, facets }: FilterValue) {
  const folded = fold(query.trim());
  const { status, plan } = facets;
  return members.filter(
    (member) =>
      (!status || status.includes(member.status)) &&
      (!plan || plan.includes(member.plan)) &&
      (!folded || getSearchText(member).includes(folded)),
  );
}

const nothing: ReadonlySet<string> = new Set();

/** Blocks members. Skips those who are already blocked or have a plan for a year. */
function blockMembers(members: readonly Member[], ids: ReadonlySet<string>) {
  const chosen = members.filter(({ id }) => ids.has(id));
  const unchanged = chosen.filter(({ status }) => status === 'blocked');
  const refused = chosen.filter(({ status, plan }) => status !== 'blocked' && plan === 'year');
  const stopped = new Set([...unchanged, ...refused]);
  const done = new Set(chosen.filter((member) => !stopped.has(member)));
  const outcome: BulkOutcome = {
    title: 'Block',
    done: done.size,
    refused: refused.length,
    unchanged: unchanged.length,
    rows: [
      ...refused.map(({ id, name }) => ({
        id,
        label: name,
        outcome: 'refused' as const,
        reason: 'Paid for a year',
      })),
      ...unchanged.map(({ id, name }) => ({ id, label: name, outcome: 'unchanged' as const })),
    ],
  };
  const next = members.map((member) =>
    done.has(member) ? { ...member, status: 'blocked' as const } : member,
  );
  return { next, outcome };
}

/** A page of members as an app builds it: a filter, a table, and acts on the selected rows. */
export function MemberScreen({ members: initial }: { members: readonly Member[] }) {
  const { locale } = useUi();
  const [members, setMembers] = useState(initial);
  const [filter, setFilter] = useState(emptyFilter);
  const [selectedIds, setSelectedIds] = useState(nothing);
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const appliedFilter = useDeferredValue(filter);
  const rows = useMemo(() => filterMembers(members, appliedFilter), [members, appliedFilter]);
  const block = () => {
    const result = blockMembers(members, selectedIds);
    setMembers(result.next);
    setOutcome(result.outcome);
    setSelectedIds(nothing);
  };
  return (
    <>
      <FilterBar
        label="Filter members"
        searchLabel="Search members"
        facets={memberFacets}
        value={filter}
        onChange={setFilter}
        resultLabel={`${rows.length.toLocaleString(locale)} members`}
      />
      <DataTable
        label="Members"
        columns={memberColumns}
        rows={rows}
        getRowId={getMemberId}
        defaultSort={{ columnId: 'joined', direction: 'descending' }}
        selectedIds={selectedIds}
        onSelectedIdsChange={setSelectedIds}
        hasColumnMenu
        getRowHref={({ id }) => `#${id}`}
        emptyState={
          <EmptyState size="panel" icon={icons.search} title="No matching members">
            Try fewer letters or fewer filters.
          </EmptyState>
        }
      />
      <BulkBar
        count={selectedIds.size}
        total={rows.length}
        onSelectAll={() => setSelectedIds(new Set(rows.map(getMemberId)))}
        onClear={() => setSelectedIds(nothing)}
        outcome={outcome}
        onDismissOutcome={() => setOutcome(undefined)}
        actions={[
          { id: 'block', label: 'Block', icon: icons.lock, isDanger: true, onSelect: block },
        ]}
      />
    </>
  );
}
