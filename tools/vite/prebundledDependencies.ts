/**
 * The libraries that the apps' development servers pre-bundle at the start. If Vite discovers a
 * library later, it reloads the page during the first visit.
 */
export const appDependencies = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@dnd-kit/core',
  '@dnd-kit/sortable',
  '@lingui/core',
  '@lingui/react',
  'react-hook-form',
  '@hookform/resolvers/zod',
  'zod',
  'zod/mini',
  '@gschool/data > @tanstack/react-query',
  '@gschool/data > firebase/app',
  '@gschool/data > firebase/auth',
  '@gschool/data > firebase/firestore/lite',
  '@gschool/data > firebase/storage',
  '@gschool/domain > dayjs',
  '@gschool/domain > dayjs/plugin/utc',
  '@gschool/domain > zod',
  '@gschool/mocks > idb',
  '@gschool/mocks > msw',
  '@gschool/mocks > msw/browser',
  '@gschool/playback > lru-cache',
  '@gschool/ui > @radix-ui/react-dialog',
  '@gschool/ui > @radix-ui/react-dismissable-layer',
  '@gschool/ui > downshift',
  '@gschool/ui > hls.js',
];

/**
 * The libraries that Storybook and the story tests pre-bundle: those of the apps, and a few more.
 */
export const storybookDependencies = [
  ...appDependencies,
  'axe-core',
  '@gschool/themes > culori',
  '@gschool/ui > @radix-ui/react-dropdown-menu',
  '@gschool/ui > @radix-ui/react-popover',
  '@gschool/ui > @radix-ui/react-tooltip',
  '@gschool/ui > @tanstack/react-virtual',
  '@gschool/ui > diff',
];
