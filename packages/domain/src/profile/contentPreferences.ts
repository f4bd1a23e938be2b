/**
 * The vocabulary of `preferences.contentPreferences` (spec, section 3): a flat
 * list of texts, since that is how the profile stores it. What the welcome asks
 * for and the profile edits are tokens of three groups, `goal:strength`; any
 * other text (a style's id, something that an older version wrote) is a topic
 * and survives every edit.
 */
export const preferenceGroups = {
  /** What somebody comes for; any number. */
  goal: ['strength', 'mobility', 'calm', 'stamina', 'posture', 'recovery'],
  /** Where somebody starts; one. */
  level: ['beginner', 'intermediate', 'advanced'],
  /** What stands at home, in the catalogue's words; any number. */
  equipment: ['mat', 'block', 'strap', 'dumbbells', 'kettlebell', 'band', 'chair', 'cushion'],
} as const;

export type PreferenceGroup = keyof typeof preferenceGroups;
export type Goal = (typeof preferenceGroups.goal)[number];
export type PreferredLevel = (typeof preferenceGroups.level)[number];
export type Equipment = (typeof preferenceGroups.equipment)[number];

/** A stored list, read. */
export interface ContentPreferences {
  goals: readonly Goal[];
  level: PreferredLevel | null;
  equipment: readonly Equipment[];
  /** Texts without a group, in the order in which they are stored. */
  topics: readonly string[];
}

/** The access rules refuse a longer list. */
export const MAX_CONTENT_PREFERENCES = 50;

const selectTokens = <T extends string>(
  stored: readonly string[],
  group: string,
  vocabulary: readonly T[],
): readonly T[] => vocabulary.filter((word) => stored.includes(`${group}:${word}`));

const isToken = (text: string): boolean =>
  Object.entries(preferenceGroups).some(([group, words]) =>
    (words as readonly string[]).some((word) => text === `${group}:${word}`),
  );

/** Reads a stored list; tokens come in the vocabulary's order, of several levels the first counts. */
export const parseContentPreferences = (stored: readonly string[]): ContentPreferences => ({
  goals: selectTokens(stored, 'goal', preferenceGroups.goal),
  level: selectTokens(stored, 'level', preferenceGroups.level)[0] ?? null,
  equipment: selectTokens(stored, 'equipment', preferenceGroups.equipment),
  topics: [...new Set(stored.filter((text) => text.trim() !== '' && !isToken(text)))],
});

/** The list to store: tokens first, so that none is lost where topics fill the list. */
export const toContentPreferenceList = ({
  goals,
  level,
  equipment,
  topics,
}: ContentPreferences): readonly string[] =>
  [
    ...new Set([
      ...goals.map((goal) => `goal:${goal}`),
      ...(level === null ? [] : [`level:${level}`]),
      ...equipment.map((item) => `equipment:${item}`),
      ...topics,
    ]),
  ].slice(0, MAX_CONTENT_PREFERENCES);
