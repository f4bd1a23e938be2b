import { runTransaction, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';

import { idsOf, readItem, rejectedWith, type DocumentCase } from './cases';

/** Batches and transactions. */
export const batchCases: readonly DocumentCase[] = [
  {
    name: 'a batch writes everything',
    given: { old: { n: 1 }, gone: {} },
    run: async (context) => {
      await writeBatch(context.db)
        .set(context.item('new'), { n: 2 })
        .update(context.item('old'), { n: 3 })
        .delete(context.item('gone'))
        .commit();
      return [await idsOf(context.items), await readItem(context, 'old')];
    },
    expected: [['new', 'old'], { n: 3 }],
  },
  {
    name: 'a batch with one failing write writes nothing',
    run: async (context) => {
      const batch = writeBatch(context.db).set(context.item('a'), { n: 1 });
      const code = await batch
        .update(context.item('none'), { n: 2 })
        .commit()
        .catch((error: { code: string }) => error.code);
      return [code, await idsOf(context.items)];
    },
    expected: ['not-found', []],
  },
  {
    name: 'a later write of a batch sees the earlier one',
    run: async (context) => {
      await writeBatch(context.db)
        .set(context.item('a'), { n: 1, other: true })
        .update(context.item('a'), { n: 2 })
        .commit();
      return readItem(context, 'a');
    },
    expected: { n: 2, other: true },
  },
  {
    name: 'a batch that deletes and creates again',
    given: { a: { old: true } },
    run: async (context) => {
      await writeBatch(context.db)
        .delete(context.item('a'))
        .set(context.item('a'), { n: 1 })
        .commit();
      return readItem(context, 'a');
    },
    expected: { n: 1 },
  },
  {
    name: 'a batch of more than five hundred',
    run: async (context) => {
      const batch = writeBatch(context.db);
      for (let i = 0; i < 501; i += 1) batch.set(context.item(`d${i}`), { n: i });
      await batch.commit();
      return (await idsOf(context.items)).length;
    },
    expected: 501,
  },
  {
    name: 'a batch cannot be committed twice',
    run: async (context) => {
      const batch = writeBatch(context.db).set(context.item('a'), { n: 1 });
      await batch.commit();
      return batch.set(context.item('b'), { n: 2 });
    },
    expected: rejectedWith('failed-precondition'),
  },
  {
    name: 'an empty batch is not an error',
    run: (context) => writeBatch(context.db).commit(),
    expected: undefined,
  },
  {
    name: 'a transaction reads and writes',
    given: { a: { n: 1 } },
    run: async (context) => {
      const answer = await runTransaction(context.db, async (transaction) => {
        const seen = (await transaction.get(context.item('a'))).data() as { n: number };
        transaction.update(context.item('a'), { n: seen.n + 1 });
        return seen.n;
      });
      return [answer, await readItem(context, 'a')];
    },
    expected: [1, { n: 2 }],
  },
  {
    name: 'a transaction with a conflict runs again',
    given: { a: { n: 1 } },
    run: async (context) => {
      let runs = 0;
      await runTransaction(context.db, async (transaction) => {
        runs += 1;
        const seen = (await transaction.get(context.item('a'))).data() as { n: number };
        if (runs === 1) await updateDoc(context.item('a'), { n: 50 });
        transaction.update(context.item('a'), { n: seen.n + 1 });
      });
      return [runs, await readItem(context, 'a')];
    },
    expected: [2, { n: 51 }],
  },
  {
    name: 'a transaction with repeated conflicts fails',
    given: { a: { n: 1 } },
    run: (context) =>
      runTransaction(
        context.db,
        async (transaction) => {
          const seen = (await transaction.get(context.item('a'))).data() as { n: number };
          await updateDoc(context.item('a'), { n: seen.n + 10 });
          transaction.update(context.item('a'), { n: seen.n + 1 });
        },
        { maxAttempts: 2 },
      ),
    expected: rejectedWith('failed-precondition'),
  },
  {
    name: 'a transaction creates a missing document',
    run: async (context) => {
      await runTransaction(context.db, async (transaction) => {
        const seen = await transaction.get(context.item('a'));
        transaction.set(context.item('a'), { wasThere: seen.exists() });
      });
      return readItem(context, 'a');
    },
    expected: { wasThere: false },
  },
  {
    name: 'a transaction does not overwrite a document that was created meanwhile',
    run: async (context) => {
      let runs = 0;
      await runTransaction(context.db, async (transaction) => {
        runs += 1;
        const seen = await transaction.get(context.item('a'));
        if (runs === 1) await setDoc(context.item('a'), { by: 'another' });
        transaction.set(context.item('a'), { before: (seen.data() ?? {})['by'] ?? null });
      });
      return [runs, await readItem(context, 'a')];
    },
    expected: [2, { before: 'another' }],
  },
  {
    name: 'a transaction runs again when a document changed that it only read',
    given: { a: { n: 1 }, b: {} },
    run: async (context) => {
      let runs = 0;
      await runTransaction(context.db, async (transaction) => {
        runs += 1;
        const seen = (await transaction.get(context.item('a'))).data() as { n: number };
        if (runs === 1) await updateDoc(context.item('a'), { n: 7 });
        transaction.set(context.item('b'), { copied: seen.n });
      });
      return [runs, await readItem(context, 'b')];
    },
    expected: [2, { copied: 7 }],
  },
  {
    name: 'a transaction deletes what it read, unless it changed',
    given: { a: { n: 1 } },
    run: async (context) => {
      const seen: unknown[] = [];
      await runTransaction(context.db, async (transaction) => {
        const n = (await transaction.get(context.item('a'))).get('n') as number;
        if (seen.push(n) === 1) await updateDoc(context.item('a'), { n: 2 });
        transaction.delete(context.item('a'));
      });
      return [seen, await readItem(context, 'a')];
    },
    expected: [[1, 2], null],
  },
  {
    name: 'a transaction reads before it writes',
    given: { a: { n: 1 } },
    run: (context) =>
      runTransaction(context.db, async (transaction) => {
        transaction.update(context.item('a'), { n: 2 });
        await transaction.get(context.item('a'));
      }),
    expected: rejectedWith('invalid-argument'),
  },
  {
    name: 'a transaction that throws writes nothing',
    given: { a: { n: 1 } },
    run: async (context) => {
      const failed = await runTransaction(context.db, async (transaction) => {
        await transaction.get(context.item('a'));
        transaction.delete(context.item('a'));
        throw new Error('changed my mind');
      }).catch((error: Error) => error.message);
      return [failed, await readItem(context, 'a')];
    },
    expected: ['changed my mind', { n: 1 }],
  },
];
