/** An implementation of the screen. */
export interface Entry {
  /** The label in the table. */
  label: string;
  /** The folder in `bench/components/implementations`. */
  folder: string;
  /** The packages whose versions are printed in the table. */
  packages: readonly string[];
  /** The selector of a visible toast. */
  toast: string;
  /** Whether it uses our published packages instead of their sources. */
  isPublished?: boolean;
  /** Whether its styles are written with Tailwind. */
  usesTailwind?: boolean;
}

/**
 * The implementations, by the names that `--only` accepts. All ratios compare with the first one.
 */
export const implementations: Readonly<Record<string, Entry>> = {
  baseline: {
    label: 'baseline',
    folder: 'baseline',
    packages: ['react', 'react-dom'],
    toast: '.toast',
  },
  ours: {
    label: 'ours',
    folder: 'ours',
    packages: [],
    toast: '[data-toast]',
  },
  published: {
    label: 'ours, published',
    folder: 'oursPublished',
    packages: [],
    toast: '[data-toast]',
    isPublished: true,
  },
  lazy: {
    label: 'ours, lazy overlays',
    folder: 'oursLazy',
    packages: [],
    toast: '[data-toast]',
  },
  shadcn: {
    label: 'shadcn-like',
    folder: 'shadcn',
    packages: ['@radix-ui/react-dialog', 'sonner', 'tailwindcss', 'tailwind-merge'],
    toast: '[data-sonner-toast][data-visible=true]',
    usesTailwind: true,
  },
  aria: {
    label: 'React Aria',
    folder: 'aria',
    packages: ['react-aria-components'],
    toast: '.toast',
  },
  mui: {
    label: 'MUI',
    folder: 'mui',
    packages: ['@mui/material', '@emotion/react', 'notistack'],
    toast: '.notistack-Snackbar',
  },
  mantine: {
    label: 'Mantine',
    folder: 'mantine',
    packages: ['@mantine/core', '@mantine/notifications'],
    toast: '.mantine-Notification-root',
  },
  chakra: {
    label: 'Chakra 3',
    folder: 'chakra',
    packages: ['@chakra-ui/react', '@emotion/react'],
    toast: '[data-scope=toast][data-part=root]',
  },
  radix: {
    label: 'Radix Themes',
    folder: 'radix',
    packages: ['@radix-ui/themes', '@radix-ui/react-toast'],
    toast: 'li[data-swipe-direction]',
  },
};
