import { from } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** The groups under each other, where the bar has no room. */
export const stack = style({ '@media': { [from('lg')]: { display: 'none' } } });
