import { expect, it } from 'vitest';

import { partOf } from '../../testing/partOf';
import type { ContentRepository, DraftWrite } from './contentRepository';
import { saveDrafts, type NewDraft } from './saveDrafts';

it('sends long drafts in several commits, because a commit has at most 10 MB', async () => {
  const commits: (readonly DraftWrite[])[] = [];
  const repository = partOf<ContentRepository>({
    write: async (_by, writes) => {
      commits.push(writes);
      return writes.map(() => '2026-11-21T10:00:00.000000Z');
    },
  });
  const drafts = Array.from({ length: 120 }, (_, number): NewDraft => {
    const entryId = `class-${number}`;
    const entry = { id: entryId, description: 'ش'.repeat(55_000) };
    return { list: 'videos', entryId, entry, stored: null, live: null, release: null };
  });
  const counts = await saveDrafts(drafts, {
    uid: 'mira',
    run: (operation) => operation(repository),
    isOnline: () => true,
    onDrafts: () => undefined,
    now: () => 0,
  });
  expect(counts).toMatchObject({ saved: 120 });
  expect(new Set(commits.flat().map(({ entryId }) => entryId)).size).toBe(120);
  const lengths = commits.map((writes) => new TextEncoder().encode(JSON.stringify(writes)).length);
  expect(Math.max(...lengths)).toBeLessThan(10_000_000);
});
