/**
 * What Storybook and the story tests pre-bundle from the start: a library that
 * is found late reloads the page in the middle of the first run.
 */
export const optimized = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'axe-core',
  '@gschool/ui > @vanilla-extract/recipes/createRuntimeFn',
  '@gschool/ui > @radix-ui/react-dialog',
  '@gschool/ui > @radix-ui/react-dropdown-menu',
  '@gschool/ui > @radix-ui/react-popover',
  '@gschool/ui > @radix-ui/react-toast',
  '@gschool/ui > @radix-ui/react-tooltip',
  '@gschool/ui > downshift',
  '@gschool/ui > hls.js/light',
  'react-router-dom',
  '@lingui/core',
  '@lingui/react',
  '@gschool/data > @tanstack/react-query',
  '@gschool/data > firebase/app',
  '@gschool/data > firebase/auth',
  '@gschool/data > firebase/firestore/lite',
  '@gschool/domain > dayjs',
  '@gschool/domain > dayjs/plugin/timezone',
  '@gschool/domain > dayjs/plugin/utc',
  '@gschool/domain > zod',
  '@gschool/mocks > idb',
  '@gschool/mocks > msw',
  '@gschool/mocks > msw/browser',
];
