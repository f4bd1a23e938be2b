import type { PosterColors } from '@gschool/poster-art/drawPoster';

const mapRoles = (colors: PosterColors, map: (role: string) => string): PosterColors =>
  Object.fromEntries(
    Object.keys(colors).map((role) => [role, map(role)]),
  ) as unknown as PosterColors;

/**
 * The custom properties of the theme, by the roles of the default colors. They have the same values
 * as `vars.poster`; importing the object with all tokens would add a kilobyte to every first view.
 */
export const getPosterVariables = (defaults: PosterColors): PosterColors =>
  mapRoles(defaults, (role) => `var(--gs-poster-${role})`);

/**
 * The poster colors of the theme that applies to an element; undefined where no theme is loaded. An
 * image cannot read the custom properties of the page around it.
 */
export function readPosterColors(
  element: Element,
  defaults: PosterColors,
): PosterColors | undefined {
  const style = getComputedStyle(element);
  const colors = mapRoles(defaults, (role) => style.getPropertyValue(`--gs-poster-${role}`).trim());
  return Object.values(colors).every(Boolean) ? colors : undefined;
}
