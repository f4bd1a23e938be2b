import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';

import { createFrameTheme, readChosen } from './frameTheme';
import { statusBadges } from './statusBadges';

type Chosen = ReturnType<typeof readChosen>;

// The frame is another document than the stories, so it loads Inter itself.
document.fonts.add(new FontFace('Inter Variable', `url(${inter})`, { weight: '100 900' }));

addons.setConfig({
  theme: createFrameTheme(readChosen(location.search)),
  sidebar: { showRoots: true },
  tagBadges: statusBadges,
});

// The frame follows the theme and the mode of the toolbar.
addons.register('gschool/frame', (api) => {
  const follow = ({ globals }: { globals: Chosen }) =>
    void api.setOptions({ theme: createFrameTheme(globals) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
