import {
  parseContentPreferences,
  toContentPreferenceList,
  preferenceGroups,
  type ContentPreferences,
} from '@gschool/domain';
import { Chip } from '@gschool/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';

import { useT } from '../../../i18n/useT';
import { toggleItem } from '../../../shared/toggleItem';
import { equipmentLabels, goalLabels, levelLabels } from './preferenceLabels';
import { controlId } from './fieldLabels';
import type { ProfileFormValues } from './formValues';
import * as styles from './PersonalInfo.css';

/** A style of the catalogue. */
export interface Topic {
  id: string;
  name: string;
}

const FIELD = 'preferences.contentPreferences';

/** The content preferences: goals, level, equipment, and topics. */
export function ContentPreferencesField({
  form,
  topics,
}: {
  form: UseFormReturn<ProfileFormValues>;
  /** The styles that the member may see. */
  topics: readonly Topic[];
}) {
  const t = useT();
  const stored = useWatch({ control: form.control, name: FIELD });
  const selected = parseContentPreferences(stored);
  const set = (changes: Partial<ContentPreferences>) =>
    form.setValue(FIELD, [...toContentPreferenceList({ ...selected, ...changes })], {
      shouldDirty: true,
    });
  const catalogueIds = new Set(topics.map(({ id }) => id));
  const options = [
    ...topics,
    ...selected.topics.filter((id) => !catalogueIds.has(id)).map((id) => ({ id, name: id })),
  ];

  return (
    <div id={controlId(FIELD)} className={styles.chipGroups}>
      <ChipGroup label={t('profile.goals')}>
        {preferenceGroups.goal.map((goal) => (
          <Chip
            key={goal}
            isSelected={selected.goals.includes(goal)}
            onClick={() => set({ goals: toggleItem(selected.goals, goal) })}
          >
            {t(goalLabels[goal])}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label={t('profile.level')}>
        {preferenceGroups.level.map((level) => (
          <Chip
            key={level}
            isSelected={selected.level === level}
            onClick={() => set({ level: selected.level === level ? null : level })}
          >
            {t(levelLabels[level])}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label={t('profile.equipment')}>
        {preferenceGroups.equipment.map((item) => (
          <Chip
            key={item}
            isSelected={selected.equipment.includes(item)}
            onClick={() => set({ equipment: toggleItem(selected.equipment, item) })}
          >
            {t(equipmentLabels[item])}
          </Chip>
        ))}
      </ChipGroup>
      {options.length > 0 ? (
        <ChipGroup label={t('profile.topics')}>
          {options.map(({ id, name }) => (
            <Chip
              key={id}
              isSelected={selected.topics.includes(id)}
              onClick={() => set({ topics: toggleItem(selected.topics, id) })}
            >
              {name}
            </Chip>
          ))}
        </ChipGroup>
      ) : null}
    </div>
  );
}

function ChipGroup({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <fieldset className={styles.chipGroup}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.chips}>{children}</div>
    </fieldset>
  );
}
