import { expect, it } from 'vitest';

import { saveDrafts, type NewDraft } from './saveDrafts';
import { createMemoryContent, createMemoryRepository } from './testing/memoryContent';

it('sends long drafts in several commits, because a commit has at most 10 MB', async () => {
  const content = createMemoryContent(() => 0);
  const repository = createMemoryRepository(content);
  const lengths: number[] = [];
  const drafts = Array.from({ length: 120 }, (_, number): NewDraft => {
    const entryId = `class-${number}`;
    const entry = { id: entryId, description: 'ش'.repeat(55_000) };
    return { list: 'videos', entryId, entry, stored: null, live: null, release: null };
  });
  const counts = await saveDrafts(drafts, {
    uid: 'mira',
    run: (operation) =>
      operation({
        ...repository,
        write: (by, writes) => {
          lengths.push(new TextEncoder().encode(JSON.stringify(writes)).length);
          return repository.write(by, writes);
        },
      }),
    isOnline: () => true,
    onDrafts: () => undefined,
    now: () => 0,
  });
  expect(counts).toMatchObject({ saved: 120 });
  expect(content.drafts.size).toBe(120);
  expect(Math.max(...lengths)).toBeLessThan(10_000_000);
});
