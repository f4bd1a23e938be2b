import { collections, cyclicalPhases, levels, type Catalogue, type Level } from '@gschool/domain';
import { Select, Stack, Text, TextField, useUi } from '@gschool/ui';
import { TagField } from '@gschool/ui/editor';
import { useState } from 'react';

import { useT } from '../../../i18n/useT';
import { parseTypedDays } from '../../../shared/typedUnits';
import { facetLabel, valueLabel } from '../lists/labels';
import type { BulkEdit, TagField as TagFieldName } from './bulkEdit';

interface BulkEditFormProps {
  edit: BulkEdit;
  onChange: (edit: BulkEdit) => void;
  /** Called with what was typed into a field and is not part of the edit; `''` if it now is. */
  onTyping: (field: string, text: string) => void;
  catalogue: Catalogue | undefined;
  /** The words that classes have, by field. */
  suggestions: Readonly<Record<'equipment' | 'focus', readonly string[]>>;
}

/** The value of a choice that changes nothing. */
const UNCHANGED = '';
/** Removes the instructor. No id has this value. */
const NO_ONE = '-';

const withTag = (edit: BulkEdit, field: TagFieldName, value: string, choice: string): BulkEdit => {
  const without = (tags: readonly string[] | undefined) =>
    (tags ?? []).filter((tag) => tag !== value);
  const add = without(edit.add?.[field]);
  const remove = without(edit.remove?.[field]);
  return {
    ...edit,
    add: { ...edit.add, [field]: choice === 'add' ? [...add, value] : add },
    remove: { ...edit.remove, [field]: choice === 'remove' ? [...remove, value] : remove },
  };
};

/** The fields that several classes can get at once. Each stays as it is until someone chooses. */
export function BulkEditForm(props: BulkEditFormProps) {
  const { edit, onChange, onTyping, catalogue, suggestions } = props;
  const t = useT();
  const { locale } = useUi();
  const unchanged = t('bulkEdit.unchanged');
  const [shift, setShift] = useState(String(edit.shiftDays ?? ''));
  const isShiftWrong = shift.trim() !== '' && parseTypedDays(shift) === undefined;
  const set = (changes: { [Name in keyof BulkEdit]?: BulkEdit[Name] | undefined }) => {
    const next: Record<string, unknown> = { ...edit, ...changes };
    for (const name in next) if (next[name] === undefined) delete next[name];
    onChange(next as BulkEdit);
  };
  const toFlag = (value: string): boolean | undefined =>
    value === UNCHANGED ? undefined : value === 'yes';
  const fromFlag = (value: boolean | undefined): string =>
    value === undefined ? UNCHANGED : value ? 'yes' : 'no';
  const flagOptions = [
    { value: 'yes', label: t('list.yes') },
    { value: 'no', label: t('list.no') },
  ];
  return (
    <Stack space="5">
      <Select
        name="style"
        label={t('list.style')}
        placeholder={unchanged}
        value={edit.style ?? UNCHANGED}
        onChange={({ currentTarget: { value } }) => set({ style: value || undefined })}
        options={(catalogue?.styles ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        name="level"
        label={t('list.level')}
        placeholder={unchanged}
        value={edit.level ?? UNCHANGED}
        onChange={({ currentTarget: { value } }) =>
          set({ level: value === UNCHANGED ? undefined : (value as Level) })
        }
        options={levels.map((value) => ({ value, label: valueLabel('level', value, t, locale) }))}
      />
      <Select
        name="instructor"
        label={t('list.instructor')}
        placeholder={unchanged}
        value={edit.instructor === '' ? NO_ONE : (edit.instructor ?? UNCHANGED)}
        onChange={({ currentTarget: { value } }) =>
          set({ instructor: value === UNCHANGED ? undefined : value === NO_ONE ? '' : value })
        }
        options={[
          { value: NO_ONE, label: t('bulkEdit.noInstructor') },
          ...(catalogue?.instructors ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {(['equipment', 'focus'] as const).map((field) => (
        <Stack key={field} space="3">
          <TagField
            name={`add-${field}`}
            label={t('bulkEdit.add', { field: facetLabel(field, t) })}
            values={edit.add?.[field] ?? []}
            onTextChange={(text) => onTyping(`add-${field}`, text)}
            onChange={(values) => set({ add: { ...edit.add, [field]: values } })}
            suggestions={suggestions[field]}
          />
          <TagField
            name={`remove-${field}`}
            label={t('bulkEdit.remove', { field: facetLabel(field, t) })}
            values={edit.remove?.[field] ?? []}
            onTextChange={(text) => onTyping(`remove-${field}`, text)}
            onChange={(values) => set({ remove: { ...edit.remove, [field]: values } })}
            suggestions={suggestions[field]}
          />
        </Stack>
      ))}
      {(
        [
          ['collections', collections],
          ['phases', cyclicalPhases],
        ] as const
      ).map(([field, values]) => (
        <Stack key={field} space="3" role="group" aria-label={facetLabel(field, t)}>
          <Text weight="semibold">{facetLabel(field, t)}</Text>
          {values.map((value) => (
            <Select
              key={value}
              name={`${field}-${value}`}
              label={valueLabel(field, value, t, locale)}
              placeholder={unchanged}
              value={
                edit.add?.[field]?.includes(value)
                  ? 'add'
                  : edit.remove?.[field]?.includes(value)
                    ? 'remove'
                    : UNCHANGED
              }
              onChange={({ currentTarget }) =>
                onChange(withTag(edit, field, value, currentTarget.value))
              }
              options={[
                { value: 'add', label: t('bulkEdit.addChoice') },
                { value: 'remove', label: t('bulkEdit.removeChoice') },
              ]}
            />
          ))}
        </Stack>
      ))}
      <Select
        name="public"
        label={t('list.isPublic')}
        placeholder={unchanged}
        value={fromFlag(edit.public)}
        onChange={({ currentTarget: { value } }) => set({ public: toFlag(value) })}
        options={flagOptions}
      />
      <Select
        name="archived"
        label={t('entryState.archived')}
        placeholder={unchanged}
        value={fromFlag(edit.archived)}
        onChange={({ currentTarget: { value } }) => set({ archived: toFlag(value) })}
        options={flagOptions}
      />
      <TextField
        name="shiftDays"
        label={t('bulkEdit.shift')}
        hint={t('bulkEdit.shiftHint')}
        unit={t('bulkEdit.days')}
        error={isShiftWrong ? t('bulkEdit.wrongDays') : undefined}
        dir="ltr"
        autoComplete="off"
        value={shift}
        onChange={({ currentTarget: { value } }) => {
          const days = parseTypedDays(value);
          setShift(value);
          set({ shiftDays: days });
          onTyping('shiftDays', days === undefined ? value : '');
        }}
      />
    </Stack>
  );
}
