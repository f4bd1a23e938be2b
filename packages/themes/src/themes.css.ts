import { globalStyle } from '@vanilla-extract/css';
import { sheets } from './sheets';

for (const { selector, tokens } of sheets()) globalStyle(selector, { vars: tokens });
