import { describe, expect, it } from 'vitest';

import { AppError } from '../errors/appError';
import { getFieldTrials, withValueAt } from '../testing/fieldTrials';
import { cartFields } from './cart';
import { checkoutFields, checkoutLimitFields } from './checkout';
import { draftEditorFields, draftFields } from './draft';
import type { FieldTable } from './fields';
import { historyFields, libraryFields, playlistCountFields, playlistFields } from './library';
import { orderFields } from './order';
import { listLeaves, getValueAt, nestValues } from './paths';
import { profileFields } from './profile';
import { readDocument } from './readDocument';
import { reviewFields } from './review';

const tables: Readonly<Record<string, FieldTable>> = {
  cartFields,
  checkoutFields,
  checkoutLimitFields,
  draftEditorFields,
  draftFields,
  historyFields,
  libraryFields,
  orderFields,
  playlistCountFields,
  playlistFields,
  profileFields,
  reviewFields,
};

describe.each(Object.entries(tables))('a document with %s', (_name, fields) => {
  const trials = getFieldTrials(fields);
  const leaves = listLeaves(fields).map((leaf) => ({ ...leaf, ...trials[leaf.path] }));
  const valid = nestValues(leaves.map((leaf) => [leaf.path, leaf.new]));
  const stored = (changes: object): unknown => JSON.parse(JSON.stringify({ ...valid, ...changes }));
  const read = (data: unknown) => readDocument(fields, data, 'test', 'another-id');

  it('is read with every valid value', () => {
    expect(read(stored({}))).toEqual(stored({}));
  });

  it.each(leaves)(
    'has its fallback for a wrong $path, or is refused',
    ({ path, field, wrongType }) => {
      for (const wrong of [wrongType, null, {}, undefined]) {
        const data = withValueAt(valid, path, wrong);
        const reading = () => getValueAt(read(stored(data)), path);
        if (field.essential) expect(reading).toThrow(AppError);
        else expect(reading()).toEqual(field.kind === 'documentId' ? 'another-id' : field.fallback);
      }
    },
  );
});
