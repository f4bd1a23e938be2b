// @vitest-environment happy-dom
import type { AdminQueryKind, Draft } from '@gschool/admin/contract';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { useReleasePlan } from './planHooks';
import { openAdmin, type AdminPage } from './testing/openAdmin';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const toDraft = (id: string) => ({ id, version: '1' }) as Draft;
const drafts = [toDraft('videos-calm'), toDraft('videos-strong')];
const some = drafts.slice(0, 1);

let page: AdminPage;
let requests: { kind: AdminQueryKind; drafts: readonly string[] }[];

/** The plan of the chosen drafts, and the one of all drafts if it is known. */
function Plans({ chosen }: { chosen: readonly Draft[] }) {
  const isEvery = chosen.length === drafts.length;
  const plan = useReleasePlan(chosen, isEvery);
  const everyPlan = useReleasePlan(drafts, true, isEvery);
  return (
    <p>
      {plan.isPlaceholderData ? '…' : plan.data?.token} {everyPlan.data?.token}
    </p>
  );
}

const show = (content: React.ReactNode) => page.show(content);
const waitFor = (check: () => void) => act(() => vi.waitFor(check));
const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

beforeEach(async () => {
  requests = [];
  const query = async (kind: AdminQueryKind, args: { drafts: readonly string[] }) => {
    requests.push({ kind, drafts: args.drafts });
    return { token: `plan of ${args.drafts.length}` };
  };
  page = await openAdmin({ query });
});
afterEach(() => page.close());

it('is one request while every draft is chosen, and stays known after one is left out', async () => {
  await show(<Plans chosen={drafts} />);
  await waitFor(() => expect(texts()).toEqual(['plan of 2 plan of 2']));
  expect(requests).toHaveLength(1);
  await show(<Plans chosen={some} />);
  await waitFor(() => expect(texts()).toEqual(['plan of 1 plan of 2']));
  expect(requests.map((request) => request.drafts.length)).toEqual([2, 1]);
});

it('of all drafts is not asked for, if only one is chosen', async () => {
  await show(<Plans chosen={some} />);
  await waitFor(() => expect(texts()).toEqual(['plan of 1 ']));
  expect(requests).toEqual([{ kind: 'catalogue.plan', drafts: ['videos-calm'] }]);
});
