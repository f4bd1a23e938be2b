import '../../i18n/en/log.messages.json';

import type { Act } from '@gschool/admin/contract';

import type { MessageId, Translate } from '../../i18n/useT';
import { knownLabel } from '../acts/labels';
import { formatMachineDate } from '../dates';

/** A field that an act changed, in text. */
export interface FieldChange {
  /** The name of the field; a name that this version does not know stays as it is. */
  field: string;
  before: string;
  after: string;
}

const fields: Readonly<Record<string, MessageId>> = {
  role: 'field.role',
  grant: 'field.grant',
  blockedAt: 'field.blockedAt',
  subscription: 'field.subscription',
  state: 'field.state',
  isTrackable: 'field.isTrackable',
  refunded: 'field.refunded',
  release: 'field.release',
};

const describeObject = (value: object, t: Translate, locale: string): string => {
  const { expiresAt, endsAt, plan, status } = value as Readonly<Record<string, unknown>>;
  const end = expiresAt ?? endsAt;
  if (typeof end !== 'number') return JSON.stringify(value);
  const date = formatMachineDate(end, locale);
  const text =
    typeof plan === 'string' ? t('log.grantPlan', { date, plan }) : t('log.grantUntil', { date });
  return typeof status === 'string' ? `${status}, ${text}` : text;
};

const describeValue = (value: unknown, t: Translate, locale: string): string => {
  if (value === null || value === undefined || value === '') return t('log.nothing');
  if (Array.isArray(value))
    return value.length === 0 ? t('log.nothing') : value.map(String).join(', ');
  if (typeof value === 'boolean') return t(value ? 'log.yes' : 'log.no');
  if (typeof value === 'object') return describeObject(value, t, locale);
  return knownLabel(value, t);
};

/** Each field that an act changed, with the values before and after it. */
export const describeChanges = (
  { before, after }: Pick<Act, 'before' | 'after'>,
  t: Translate,
  locale: string,
): readonly FieldChange[] => {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => {
    const describe = (value: unknown) => {
      if (name === 'blockedAt' && typeof value === 'number')
        return formatMachineDate(value, locale);
      // The id is the number with zeros before it.
      if (name === 'release' && typeof value === 'string') return String(Number(value));
      return describeValue(value, t, locale);
    };
    return {
      field: Object.hasOwn(fields, name) ? t(fields[name] as MessageId) : name,
      before: describe(before?.[name]),
      after: describe(after?.[name]),
    };
  });
};

/** The note and the number of drafts of a publication; nothing for other acts. */
export const describeArguments = (
  { args }: Pick<Act, 'args'>,
  t: Translate,
): readonly { term: string; value: string }[] => {
  const { note, drafts } = args;
  return [
    ...(Array.isArray(drafts) || drafts === 'all'
      ? [
          {
            term: t('log.drafts'),
            value: drafts === 'all' ? t('log.allDrafts') : String((drafts as unknown[]).length),
          },
        ]
      : []),
    ...(typeof note === 'string' && note !== '' ? [{ term: t('log.note'), value: note }] : []),
  ];
};
