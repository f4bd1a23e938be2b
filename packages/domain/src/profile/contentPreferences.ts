/**
 * The tokens of `preferences.contentPreferences`, a flat list of texts
 * (docs/product/profile.md#content-preferences). The welcome page and the profile edit tokens of
 * three groups, such as `goal:strength`. Any other text, such as a style id, is a topic and
 * survives every edit.
 */
export const preferenceGroups = {
  /** The member's goals; any number. */
  goal: ['strength', 'mobility', 'calm', 'stamina', 'posture', 'recovery'],
  /** The member's level; one. */
  level: ['beginner', 'intermediate', 'advanced'],
  /** The member's equipment, by the catalogue's names; any number. */
  equipment: ['mat', 'block', 'strap', 'dumbbells', 'kettlebell', 'band', 'chair', 'cushion'],
} as const;

export type PreferenceGroup = keyof typeof preferenceGroups;
export type Goal = (typeof preferenceGroups.goal)[number];
export type PreferredLevel = (typeof preferenceGroups.level)[number];
export type Equipment = (typeof preferenceGroups.equipment)[number];

/** A parsed list. */
export interface ContentPreferences {
  goals: readonly Goal[];
  level: PreferredLevel | null;
  equipment: readonly Equipment[];
  /** Texts without a group, in the order in which they are stored. */
  topics: readonly string[];
}

/** The access rules reject a longer list. */
export const MAX_CONTENT_PREFERENCES = 50;

const selectTokens = <T extends string>(
  stored: readonly string[],
  group: string,
  vocabulary: readonly T[],
): readonly T[] => vocabulary.filter((word) => stored.includes(`${group}:${word}`));

const isToken = (text: string): boolean =>
  Object.entries(preferenceGroups).some(([group, values]) =>
    (values as readonly string[]).some((word) => text === `${group}:${word}`),
  );

/**
 * Parses a stored list. The tokens have the order of `preferenceGroups`. If there are several
 * levels, the first is used.
 */
export const parseContentPreferences = (stored: readonly string[]): ContentPreferences => ({
  goals: selectTokens(stored, 'goal', preferenceGroups.goal),
  level: selectTokens(stored, 'level', preferenceGroups.level)[0] ?? null,
  equipment: selectTokens(stored, 'equipment', preferenceGroups.equipment),
  topics: [...new Set(stored.filter((text) => text.trim() !== '' && !isToken(text)))],
});

/** The list to store. Tokens come first, so that none is lost if topics fill the list. */
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
