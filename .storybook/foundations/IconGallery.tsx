import { Fragment, useDeferredValue, useState } from 'react';
import { Icon, SearchField, icons, type IconProps, type IconShape } from '@gschool/ui';

import { classNames } from '../../packages/ui/src/internal/classNames';
import { findIcons, type FoundIcon } from './iconCategories';
import * as styles from './IconGallery.css';
import { useCopy } from './useCopy';

type IconSize = NonNullable<IconProps['size']>;

const shapes: Readonly<Record<string, IconShape>> = icons;
const total = Object.keys(shapes).length;

/** The sizes with their names as props; the default needs none. */
const sizes: readonly { size: IconSize; label: string }[] = [
  { size: 'small', label: 'small, 16 px' },
  { size: 'medium', label: 'medium, 20 px' },
  { size: 'large', label: 'large, 24 px' },
  { size: 'huge', label: 'huge, 40 px' },
];

/** Lets long names break between words, never inside a word. */
const breakable = (name: string) =>
  name.split(/(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{part}</span>
    </Fragment>
  ));

const getLine = (name: string, size: IconSize): string =>
  `<Icon icon={icons.${name}}${size === 'medium' ? '' : ` size="${size}"`} />`;

interface IconCardProps extends FoundIcon {
  size: IconSize;
  onCopy: (line: string) => void;
}

/** An icon in the chosen size; a press copies the line that draws it. */
function IconCard({ name, keywords, size, onCopy }: IconCardProps) {
  const shape = shapes[name]!;
  return (
    <li>
      <button type="button" className={styles.icon} onClick={() => onCopy(getLine(name, size))}>
        <span className={styles.shape}>
          <Icon icon={shape} size={size} />
        </span>
        <span className={styles.name}>{breakable(name)}</span>
        <span className={styles.keywords}>{keywords.replaceAll(' ', ', ')}</span>
        {shape.mirrors && <span className={styles.keywords}>⇄ mirrors</span>}
      </button>
    </li>
  );
}

/**
 * All icons by category, with a search by name and by what else people call them. A press copies the
 * JSX line, in the chosen size.
 */
export function IconGallery() {
  const [search, setSearch] = useState('');
  const [size, setSize] = useState<IconSize>('large');
  const { copied, copy } = useCopy();
  const categories = findIcons(useDeferredValue(search).trim());
  const count = categories.reduce((sum, { found }) => sum + found.length, 0);
  return (
    <div className={styles.gallery}>
      <div className={styles.tools}>
        <SearchField
          label="Find an icon"
          name="icon"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <fieldset className={styles.sizes}>
          <legend className={styles.legend}>Size</legend>
          {sizes.map((option) => (
            <label
              key={option.size}
              className={classNames(styles.size, option.size === size && styles.chosenSize)}
            >
              <input
                type="radio"
                name="icon-size"
                className={styles.radio}
                checked={option.size === size}
                onChange={() => setSize(option.size)}
              />
              <span>{option.label}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <p className={styles.count} role="status">
        {copied || `${count} of ${total} icons`}
      </p>
      {categories.map(({ category, found }) => (
        <section key={category} className={styles.category}>
          <h2 id={`icons-${category.toLowerCase()}`} className={styles.heading}>
            {category}
          </h2>
          <ul className={styles.icons}>
            {found.map((icon) => (
              <IconCard key={icon.name} {...icon} size={size} onCopy={(line) => copy(line, line)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
