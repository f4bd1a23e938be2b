import { describe, expect, it } from 'vitest';

import { AppError } from '../errors/appError';
import { createSampleDocument, getFieldTrials, withValueAt } from '../testing/fieldTrials';
import { actFields } from './act';
import { cartFields } from './cart';
import {
  cardFields,
  classFields,
  eventAccessFields,
  eventFields,
  instructorFields,
  manifestFields,
  playbackFields,
  seriesFields,
  styleFields,
} from './catalogue';
import { checkoutFields, checkoutLimitFields } from './checkout';
import { draftEditorFields, draftFields } from './draft';
import type { Field, FieldTable } from './fields';
import {
  historyFields,
  libraryFields,
  playlistCountFields,
  playlistFields,
  positionFields,
} from './library';
import { orderFields, orderStatusFields } from './order';
import { getValueAt } from './paths';
import { productFields } from './product';
import { profileFields } from './profile';
import { readDocument } from './readDocument';
import {
  contentsRowFields,
  driftFields,
  plannedReleaseFields,
  releaseFields,
  releaseHeadFields,
} from './release';
import { reviewFields } from './review';
import type { ServerField, ServerTable } from './serverFields';

const tables: Readonly<Record<string, FieldTable | ServerTable>> = {
  actFields,
  cardFields,
  cartFields,
  checkoutFields,
  checkoutLimitFields,
  classFields,
  contentsRowFields,
  draftEditorFields,
  draftFields,
  driftFields,
  eventAccessFields,
  eventFields,
  historyFields,
  instructorFields,
  libraryFields,
  manifestFields,
  orderFields,
  orderStatusFields,
  plannedReleaseFields,
  playbackFields,
  playlistCountFields,
  playlistFields,
  positionFields,
  productFields,
  profileFields,
  releaseFields,
  releaseHeadFields,
  reviewFields,
  seriesFields,
  styleFields,
};

const ID = 'another-id';

/** Whether null, no value or an empty map is a valid value of a field. */
const isValid = ({ kind, fallback }: Field | ServerField, value: unknown): boolean =>
  (value ?? null) === null
    ? fallback === null || (kind === 'textNullOrAbsent' && value === null)
    : kind === 'anyMap' && !Array.isArray(value);

describe.each(Object.entries(tables))('a document with %s', (_name, fields) => {
  const valid = createSampleDocument(fields);
  const stored = (data: unknown): unknown => JSON.parse(JSON.stringify(data));
  const read = (data: unknown) => readDocument(fields, stored(data), 'test', ID);

  it('is read with every valid value', () => {
    expect(read(valid)).toEqual(stored(valid));
  });

  const leaves = Object.entries(getFieldTrials(fields))
    .map(([path, trial]) => ({ path, ...trial }))
    .filter(({ field }) => field.kind !== 'map');

  it.each(leaves)(
    'has its fallback for a wrong $path, or is refused',
    ({ path, field, wrongType }) => {
      for (const wrong of [wrongType, null, {}, undefined]) {
        const reading = () => getValueAt(read(withValueAt(valid, path, wrong)), path);
        if (isValid(field, wrong)) expect(reading()).toEqual(wrong ?? null);
        else if (field.essential) expect(reading).toThrow(AppError);
        else expect(reading()).toEqual(field.kind === 'documentId' ? ID : field.fallback);
      }
    },
  );
});

it('is refused without an essential map', () => {
  const { buckets: _, ...others } = createSampleDocument(releaseFields);
  expect(() => readDocument(releaseFields, others, 'test', ID)).toThrow(AppError);
});
