import type { Act, ActRequest, ActResult } from '@gschool/admin/contract';
import { AppError } from '@gschool/domain';
import { describe, expect, it, vi } from 'vitest';

import { createActIds, type ActDraft } from './actIds';
import { addUndoable } from './adminActs';
import { sendActs } from './sendActs';

const block: ActDraft = { kind: 'member.block', args: { uid: 'mira' } };
const done = (acts: readonly ActRequest[]): readonly ActResult[] =>
  acts.map(({ id }) => ({ id, outcome: 'unchanged' }));

const setUp = (answers: readonly ('lost' | 'answered' | 'denied')[]) => {
  const sent: string[] = [];
  const pauses: number[] = [];
  let count = 0;
  let created = 0;
  return {
    sent,
    pauses,
    options: {
      ids: createActIds(() => `id-${(created += 1)}`),
      isOnline: () => true,
      wait: (ms: number) => Promise.resolve(void pauses.push(ms)),
      repository: {
        act: (acts: readonly ActRequest[]) => {
          sent.push(acts.map(({ id }) => id).join(' '));
          const answer = answers[count] ?? 'answered';
          count += 1;
          if (answer === 'lost') return Promise.reject(new AppError({ kind: 'offline' }));
          if (answer === 'denied') return Promise.reject(new AppError({ kind: 'signedOut' }));
          return Promise.resolve(done(acts));
        },
      },
    },
  };
};

describe('sending acts', () => {
  it('repeats a lost answer with the same id', async () => {
    const { sent, pauses, options } = setUp(['lost', 'lost']);
    await expect(sendActs([block], options)).resolves.toEqual([
      { id: 'id-1', outcome: 'unchanged' },
    ]);
    expect(sent).toEqual(['id-1', 'id-1', 'id-1']);
    expect(pauses).toEqual([600, 2400]);
  });

  it('repeats the id when the administrator presses once more after all answers were lost', async () => {
    const { sent, options } = setUp(['lost', 'lost', 'lost']);
    await expect(sendActs([block], options)).rejects.toThrow('offline');
    await sendActs([block], options);
    expect(new Set(sent)).toEqual(new Set(['id-1']));
  });

  it('fails after a request that got no answer for a long time, instead of repeating it', async () => {
    const { sent, options } = setUp([]);
    vi.useFakeTimers();
    try {
      const act = (acts: readonly ActRequest[]) => {
        sent.push(acts.map(({ id }) => id).join(' '));
        return new Promise<never>((_resolve, reject) => {
          setTimeout(() => reject(new AppError({ kind: 'offline' })), 45_000);
        });
      };
      const error = sendActs([block], { ...options, repository: { act } }).catch(String);
      await vi.advanceTimersByTimeAsync(45_000);
      expect(await error).toContain('offline');
    } finally {
      vi.useRealTimers();
    }
    expect(sent).toEqual(['id-1']);
    await sendActs([block], options);
    expect(sent).toEqual(['id-1', 'id-1']);
  });

  it('gives two presses at the same time one id', async () => {
    const { sent, options } = setUp([]);
    await Promise.all([sendActs([block], options), sendActs([block], options)]);
    expect(sent).toEqual(['id-1', 'id-1']);
  });

  it('gives the same act a new id after an answer, and other acts other ids', async () => {
    const { sent, options } = setUp([]);
    await sendActs([block], options);
    await sendActs([block, { kind: 'member.block', args: { uid: 'lina' } }], options);
    expect(sent).toEqual(['id-1', 'id-2 id-3']);
  });

  it('keeps the id of an act that the function could not finish', async () => {
    const { options } = setUp([]);
    const sent: string[] = [];
    const repository = {
      act: (acts: readonly ActRequest[]): Promise<readonly ActResult[]> => {
        sent.push(...acts.map(({ id }) => id));
        const error = { code: 'unavailable' } as const;
        return Promise.resolve(acts.map(({ id }) => ({ id, outcome: 'refused', error })));
      },
    };
    await sendActs([block], { ...options, repository });
    await sendActs([block], { ...options, repository });
    expect(sent).toEqual(['id-1', 'id-1']);
  });

  it('gives an act a new id after a later act about the same member was answered', async () => {
    const { sent, options } = setUp(['lost', 'lost', 'lost']);
    const unblock: ActDraft = { kind: 'member.unblock', args: { uid: 'mira' } };
    await expect(sendActs([block], options)).rejects.toThrow('offline');
    await sendActs([unblock], options);
    // With the first id, the server would answer that the member is blocked.
    await sendActs([block], options);
    expect(sent.slice(3)).toEqual(['id-2', 'id-3']);
  });

  it('keeps the id of an unknown act while another member is changed', async () => {
    const { sent, options } = setUp(['lost', 'lost', 'lost']);
    await expect(sendActs([block], options)).rejects.toThrow('offline');
    await sendActs([{ kind: 'member.block', args: { uid: 'lina' } }], options);
    await sendActs([block], options);
    expect(sent.slice(3)).toEqual(['id-2', 'id-1']);
  });

  it('gives an act a new id ten minutes after its outcome stayed unknown', async () => {
    const { sent, options } = setUp(['lost', 'lost', 'lost']);
    let now = 0;
    let created = 0;
    const ids = createActIds(
      () => `id-${(created += 1)}`,
      () => now,
    );
    await expect(sendActs([block], { ...options, ids })).rejects.toThrow('offline');
    now = 600_000;
    await sendActs([block], { ...options, ids });
    expect(sent.slice(2)).toEqual(['id-1', 'id-2']);
  });

  it('sends nothing without a network connection', async () => {
    const { sent, options } = setUp([]);
    await expect(sendActs([block], { ...options, isOnline: () => false })).rejects.toThrow(
      'not sent',
    );
    expect(sent).toEqual([]);
  });

  it('does not repeat an answer that is an error', async () => {
    const { sent, options } = setUp(['denied']);
    await expect(sendActs([block], options)).rejects.toThrow('signedOut');
    expect(sent).toHaveLength(1);
  });
});

describe('the acts that can be undone', () => {
  const create = (id: string, over: Partial<Act> = {}) =>
    ({ id, isUndoable: true, undoes: null, undoneBy: null, ...over }) as Act;

  it('are those of this page that have an inverse, without those that were undone', () => {
    const known = addUndoable([], [create('a'), create('b'), create('c', { isUndoable: false })]);
    expect(known.map(({ id }) => id)).toEqual(['a', 'b']);
    const undo = create('d', { isUndoable: false, undoes: 'b' });
    expect(addUndoable(known, [undo]).map(({ id }) => id)).toEqual(['a']);
  });
});
