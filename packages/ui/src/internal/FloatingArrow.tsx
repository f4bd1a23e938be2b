import type { ComponentProps } from 'react';

/**
 * The drawing inside a Radix arrow. Only its two slanted sides have a border; its base touches the
 * panel.
 */
export function FloatingArrow(props: ComponentProps<'svg'>) {
  return (
    <svg {...props} width="18" height="9" viewBox="0 0 18 9" aria-hidden>
      <path d="M0-1.5V0L8 7.6a1.4 1.4 0 0 0 2 0L18 0v-1.5z" stroke="none" />
      <path d="M0 0l8 7.6a1.4 1.4 0 0 0 2 0L18 0" fill="none" />
    </svg>
  );
}
