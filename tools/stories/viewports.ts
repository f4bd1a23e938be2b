const screen = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The widths in the viewport toolbar. */
export const viewports = {
  narrow: screen('Narrow phone', 320, 640, 'mobile'),
  phone: screen('Phone', 390, 844, 'mobile'),
  tablet: screen('Tablet', 768, 1024, 'tablet'),
  laptop: screen('Laptop', 1024, 768, 'desktop'),
  smallDesktop: screen('Small desktop', 1200, 800, 'desktop'),
  desktop: screen('Desktop', 1440, 900, 'desktop'),
  wide: screen('Wide desktop', 2560, 1440, 'desktop'),
};
