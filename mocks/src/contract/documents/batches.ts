import { runTransaction, setDoc, updateDoc, writeBatch } from 'firebase/firestore/lite';
import { idsOf, readThing, refused, type DocumentCase } from './cases';

/** Several writes of one `documents:commit`, and transactions. */
export const batches: readonly DocumentCase[] = [
  {
    name: 'a batch writes all',
    given: { old: { n: 1 }, gone: {} },
    run: async (bed) => {
      await writeBatch(bed.db)
        .set(bed.thing('new'), { n: 2 })
        .update(bed.thing('old'), { n: 3 })
        .delete(bed.thing('gone'))
        .commit();
      return [await idsOf(bed.things), await readThing(bed, 'old')];
    },
    expected: [['new', 'old'], { n: 3 }],
  },
  {
    name: 'a batch with one refused write writes nothing',
    run: async (bed) => {
      const batch = writeBatch(bed.db).set(bed.thing('a'), { n: 1 });
      const code = await batch
        .update(bed.thing('none'), { n: 2 })
        .commit()
        .catch((error: { code: string }) => error.code);
      return [code, await idsOf(bed.things)];
    },
    expected: ['not-found', []],
  },
  {
    name: 'a later write of a batch sees the earlier one',
    run: async (bed) => {
      await writeBatch(bed.db)
        .set(bed.thing('a'), { n: 1, keep: true })
        .update(bed.thing('a'), { n: 2 })
        .commit();
      return readThing(bed, 'a');
    },
    expected: { n: 2, keep: true },
  },
  {
    name: 'a batch that deletes and creates again',
    given: { a: { old: true } },
    run: async (bed) => {
      await writeBatch(bed.db).delete(bed.thing('a')).set(bed.thing('a'), { n: 1 }).commit();
      return readThing(bed, 'a');
    },
    expected: { n: 1 },
  },
  {
    name: 'a batch of more than five hundred',
    run: async (bed) => {
      const batch = writeBatch(bed.db);
      for (let i = 0; i < 501; i += 1) batch.set(bed.thing(`d${i}`), { n: i });
      await batch.commit();
      return (await idsOf(bed.things)).length;
    },
    expected: 501,
  },
  {
    name: 'a batch is sent once',
    run: async (bed) => {
      const batch = writeBatch(bed.db).set(bed.thing('a'), { n: 1 });
      await batch.commit();
      return batch.set(bed.thing('b'), { n: 2 });
    },
    expected: refused('failed-precondition'),
  },
  {
    name: 'an empty batch is no error',
    run: (bed) => writeBatch(bed.db).commit(),
    expected: undefined,
  },
  {
    name: 'a transaction reads and writes',
    given: { a: { n: 1 } },
    run: async (bed) => {
      const answer = await runTransaction(bed.db, async (transaction) => {
        const seen = (await transaction.get(bed.thing('a'))).data() as { n: number };
        transaction.update(bed.thing('a'), { n: seen.n + 1 });
        return seen.n;
      });
      return [answer, await readThing(bed, 'a')];
    },
    expected: [1, { n: 2 }],
  },
  {
    name: 'a transaction that lost a race runs again',
    given: { a: { n: 1 } },
    run: async (bed) => {
      let runs = 0;
      await runTransaction(bed.db, async (transaction) => {
        runs += 1;
        const seen = (await transaction.get(bed.thing('a'))).data() as { n: number };
        if (runs === 1) await updateDoc(bed.thing('a'), { n: 50 });
        transaction.update(bed.thing('a'), { n: seen.n + 1 });
      });
      return [runs, await readThing(bed, 'a')];
    },
    expected: [2, { n: 51 }],
  },
  {
    name: 'a transaction that always loses gives up',
    given: { a: { n: 1 } },
    run: (bed) =>
      runTransaction(
        bed.db,
        async (transaction) => {
          const seen = (await transaction.get(bed.thing('a'))).data() as { n: number };
          await updateDoc(bed.thing('a'), { n: seen.n + 10 });
          transaction.update(bed.thing('a'), { n: seen.n + 1 });
        },
        { maxAttempts: 2 },
      ),
    expected: refused('failed-precondition'),
  },
  {
    name: 'a transaction creates what it saw missing',
    run: async (bed) => {
      await runTransaction(bed.db, async (transaction) => {
        const seen = await transaction.get(bed.thing('a'));
        transaction.set(bed.thing('a'), { wasThere: seen.exists() });
      });
      return readThing(bed, 'a');
    },
    expected: { wasThere: false },
  },
  {
    name: 'a transaction does not write over what was created meanwhile',
    run: async (bed) => {
      let runs = 0;
      await runTransaction(bed.db, async (transaction) => {
        runs += 1;
        const seen = await transaction.get(bed.thing('a'));
        if (runs === 1) await setDoc(bed.thing('a'), { by: 'another' });
        transaction.set(bed.thing('a'), { before: (seen.data() ?? {})['by'] ?? null });
      });
      return [runs, await readThing(bed, 'a')];
    },
    expected: [2, { before: 'another' }],
  },
  {
    name: 'a document that a transaction only read must not have changed',
    given: { a: { n: 1 }, b: {} },
    run: async (bed) => {
      let runs = 0;
      await runTransaction(bed.db, async (transaction) => {
        runs += 1;
        const seen = (await transaction.get(bed.thing('a'))).data() as { n: number };
        if (runs === 1) await updateDoc(bed.thing('a'), { n: 7 });
        transaction.set(bed.thing('b'), { copied: seen.n });
      });
      return [runs, await readThing(bed, 'b')];
    },
    expected: [2, { copied: 7 }],
  },
  {
    name: 'a transaction deletes what it read, unless it changed',
    given: { a: { n: 1 } },
    run: async (bed) => {
      const seen: unknown[] = [];
      await runTransaction(bed.db, async (transaction) => {
        const n = (await transaction.get(bed.thing('a'))).get('n') as number;
        if (seen.push(n) === 1) await updateDoc(bed.thing('a'), { n: 2 });
        transaction.delete(bed.thing('a'));
      });
      return [seen, await readThing(bed, 'a')];
    },
    expected: [[1, 2], null],
  },
  {
    name: 'a transaction reads before it writes',
    given: { a: { n: 1 } },
    run: (bed) =>
      runTransaction(bed.db, async (transaction) => {
        transaction.update(bed.thing('a'), { n: 2 });
        await transaction.get(bed.thing('a'));
      }),
    expected: refused('invalid-argument'),
  },
  {
    name: 'a transaction that throws writes nothing',
    given: { a: { n: 1 } },
    run: async (bed) => {
      const failed = await runTransaction(bed.db, async (transaction) => {
        await transaction.get(bed.thing('a'));
        transaction.delete(bed.thing('a'));
        throw new Error('changed my mind');
      }).catch((error: Error) => error.message);
      return [failed, await readThing(bed, 'a')];
    },
    expected: ['changed my mind', { n: 1 }],
  },
];
