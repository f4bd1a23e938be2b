import { MAX_PLANNED_DAYS } from '@gschool/admin/contract';
import { expect, it } from 'vitest';

import type { Translate } from '../../i18n/useT';
import { findTimeError } from './findTimeError';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const t = ((id: string, values?: object) => `${id} ${JSON.stringify(values ?? {})}`) as Translate;
const find = (ms: number) => findTimeError(new Date(NOW + ms).toISOString(), NOW, t, 'en');
const YEAR_MS = MAX_PLANNED_DAYS * 86_400_000;

it('accepts a time in the future, up to the limit', () => {
  expect(find(1)).toBeNull();
  expect(find(YEAR_MS)).toBeNull();
});

it('asks for a time, and for a later one', () => {
  expect(findTimeError('', NOW, t, 'en')).toContain('publish.chooseTime');
  expect(find(0)).toContain('publish.pastTime');
});

it('says the limit and the last possible time', () => {
  const error = find(YEAR_MS + 1) ?? '';
  expect(error).toContain('publish.maxTime');
  expect(error).toContain(`"days":${MAX_PLANNED_DAYS}`);
  expect(error).toMatch(/2027/);
});
