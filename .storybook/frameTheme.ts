import { create, type ThemeVars } from 'storybook/theming';

import { derive } from '../packages/themes/src/derive/derive';
import { mixColors } from '../packages/themes/src/derive/oklch';
import { registry } from '../packages/themes/src/registry';
import type { Seed } from '../packages/themes/src/seeds/seed';
import type { Appearance } from '../tools/stories/appearances';

type Chosen = { [Key in 'theme' | 'scheme']?: Appearance[Key] | undefined };

/** The theme and the mode of `?globals=theme:hulu;scheme:dark`. */
export function readChosen(search: string): Chosen {
  const globals = new URLSearchParams(search).get('globals') ?? '';
  return Object.fromEntries(globals.split(';').map((pair) => pair.split(':')));
}

/**
 * Storybook's own frame, and its documentation pages, in the colors of a theme. They are other
 * documents than the stories, or are styled by Storybook, so they cannot read the tokens.
 */
export function createFrameTheme({ theme = 'gschool', scheme }: Chosen): ThemeVars {
  const seeds: Readonly<Record<string, Seed>> = registry;
  const seed = seeds[theme] ?? registry.gschool;
  const base = scheme === 'dark' ? 'dark' : 'light';
  const { color, font, radius } = derive(seed, base);
  return create({
    base,
    brandTitle: 'Gschool',
    brandTarget: '_self',
    brandUrl: './',
    brandImage: base === 'dark' ? './gschool-dark.svg' : './gschool.svg',
    fontBase: font.body,
    fontCode: font.mono,
    appBorderRadius: Number.parseFloat(radius.medium) * 16 || 8,
    appBg: color.surfaceSunken,
    appContentBg: color.page,
    appPreviewBg: color.page,
    appBorderColor: color.borderMuted,
    barBg: color.page,
    barTextColor: color.textMuted,
    barHoverColor: color.brandText,
    barSelectedColor: color.brandText,
    textColor: color.text,
    textMutedColor: color.textMuted,
    textInverseColor: color.onInverse,
    inputBg: color.surfaceRaised,
    inputBorder: color.border,
    inputTextColor: color.text,
    colorPrimary: color.brand,
    // In dark mode a darker shade of it is behind white text, in the selected entry of the sidebar.
    colorSecondary:
      base === 'dark' ? mixColors(color.page, color.brandText, 0.88) : color.brandText,
  });
}
