// @vitest-environment happy-dom
import type { AdminQueryKind } from '@gschool/admin/contract';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openAdmin, type AdminPage } from './testing/openAdmin';
import { useMemberNames } from './useMemberNames';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const ids = Array.from({ length: 120 }, (_, index) => `m${index}`);

let page: AdminPage;
let requests: { kind: AdminQueryKind; uids: readonly string[] }[];

function Names({ uids }: { uids: readonly string[] }) {
  const names = useMemberNames(uids);
  return <p>{uids.map((uid) => names.get(uid) ?? '?').join(' ')}</p>;
}

const show = (content: React.ReactNode) => page.show(content);
const waitFor = (check: () => void) => act(() => vi.waitFor(check));
const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

beforeEach(async () => {
  requests = [];
  const query = async (kind: AdminQueryKind, { uids }: { uids: readonly string[] }) => {
    requests.push({ kind, uids });
    const known = uids.filter((uid) => uid !== 'erased');
    return { names: Object.fromEntries(known.map((uid) => [uid, `Name-${uid}`])) };
  };
  page = await openAdmin({ query });
});
afterEach(() => page.close());

describe('the names of members', () => {
  it('are one request for all components of a page', async () => {
    await show(
      <>
        <Names uids={['m1', 'm2', 'm2']} />
        <Names uids={['m2', 'm3', 'erased']} />
      </>,
    );
    await waitFor(() => expect(texts()).toEqual(['Name-m1 Name-m2 Name-m2', 'Name-m2 Name-m3 ?']));
    expect(requests).toEqual([{ kind: 'members.names', uids: ['m1', 'm2', 'm3', 'erased'] }]);
  });

  it('are one request for each 100, and none for a name that was read', async () => {
    await show(<Names uids={ids} />);
    await waitFor(() => expect(texts()[0]).not.toContain('?'));
    expect(requests.map(({ uids }) => uids.length)).toEqual([100, 20]);
    // Another page of the log, an hour later.
    await show(null);
    await show(<Names uids={[...ids, 'm200']} />);
    await waitFor(() => expect(texts()[0]).not.toContain('?'));
    expect(requests.slice(2)).toEqual([{ kind: 'members.names', uids: ['m200'] }]);
  });
});
