import '../../i18n/en/downloads.messages.json';

import { RadioGroup } from '@gschool/ui';

import { useT } from '../../i18n/useT';

/** The numbers of classes that a member can choose, in addition to all classes. */
const steps = [3, 5];

/** The numbers to choose from; the number of all classes is last. One number is not a choice. */
export const getCounts = (total: number): readonly number[] => [
  ...steps.filter((count) => count < total),
  total,
];

interface CountChoiceProps {
  counts: readonly number[];
  count: number;
  /** The number of all classes. */
  total: number;
  onChange: (count: number) => void;
}

/** Chooses how many of the next classes are downloaded. */
export function CountChoice({ counts, count, total, onChange }: CountChoiceProps) {
  const t = useT();
  return (
    <RadioGroup
      label={t('downloads.count')}
      name="count"
      defaultValue={String(count)}
      options={counts.map((one) => ({
        value: String(one),
        label: t(one === total ? 'downloads.countAll' : 'downloads.countNext', { count: one }),
      }))}
      onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
    />
  );
}
