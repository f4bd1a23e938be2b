import {
  parseContentPreferences,
  toContentPreferenceList,
  preferenceGroups,
  type ContentPreferences,
} from '@gschool/domain';
import { Chip } from '@gschool/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';

import { useT } from '../../../i18n/useT';
import { equipmentLabels, goalLabels, levelLabels } from './contentLabels';
import { controlId } from './fieldLabels';
import type { ProfileForm } from './formValues';
import * as css from './PersonalInfo.css';

/** A style of the catalogue. */
export interface Topic {
  id: string;
  name: string;
}

const FIELD = 'preferences.contentPreferences';

/** The list with an item taken out or put in; the others keep their order. */
const toggled = <T,>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** What somebody comes for: goals, level, what stands at home, styles, and what an older version wrote. */
export function ContentPreferencesField({
  form,
  topics,
}: {
  form: UseFormReturn<ProfileForm>;
  /** Styles to choose from, where the member may see them. */
  topics: readonly Topic[];
}) {
  const t = useT();
  const stored = useWatch({ control: form.control, name: FIELD });
  const chosen = parseContentPreferences(stored);
  const set = (changes: Partial<ContentPreferences>) =>
    form.setValue(FIELD, [...toContentPreferenceList({ ...chosen, ...changes })], {
      shouldDirty: true,
    });
  const known = new Set(topics.map(({ id }) => id));
  const offered = [
    ...topics,
    ...chosen.topics.filter((id) => !known.has(id)).map((id) => ({ id, name: id })),
  ];

  return (
    <div id={controlId(FIELD)} className={css.chipGroups}>
      <ChipGroup label={t('profile.goals')}>
        {preferenceGroups.goal.map((goal) => (
          <Chip
            key={goal}
            isSelected={chosen.goals.includes(goal)}
            onClick={() => set({ goals: toggled(chosen.goals, goal) })}
          >
            {t(goalLabels[goal])}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label={t('profile.level')}>
        {preferenceGroups.level.map((level) => (
          <Chip
            key={level}
            isSelected={chosen.level === level}
            onClick={() => set({ level: chosen.level === level ? null : level })}
          >
            {t(levelLabels[level])}
          </Chip>
        ))}
      </ChipGroup>
      <ChipGroup label={t('profile.equipment')}>
        {preferenceGroups.equipment.map((item) => (
          <Chip
            key={item}
            isSelected={chosen.equipment.includes(item)}
            onClick={() => set({ equipment: toggled(chosen.equipment, item) })}
          >
            {t(equipmentLabels[item])}
          </Chip>
        ))}
      </ChipGroup>
      {offered.length > 0 ? (
        <ChipGroup label={t('profile.topics')}>
          {offered.map(({ id, name }) => (
            <Chip
              key={id}
              isSelected={chosen.topics.includes(id)}
              onClick={() => set({ topics: toggled(chosen.topics, id) })}
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
    <fieldset className={css.chipGroup}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.chips}>{children}</div>
    </fieldset>
  );
}
