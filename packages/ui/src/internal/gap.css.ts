import { styleVariants } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

/** One class for each step of the spacing scale; shared by Stack, Inline and Grid. */
export const gap = styleVariants(vars.space, (space) => ({ gap: space }));
