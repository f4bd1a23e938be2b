import { Fragment, useDeferredValue, useState } from 'react';
import { Icon, SearchField, icons, type IconShape } from '@gschool/ui';

import * as styles from './IconGallery.css';
import { useCopy } from './useCopy';

const all = Object.entries<IconShape>({ ...icons }).sort(([a], [b]) => a.localeCompare(b, 'en'));

/** `chevronStart` is found by "chevron start", by "start" and by "chev". */
const matches = (name: string, search: string): boolean => {
  const spacedName = name.replace(/[A-Z0-9]+/g, (part) => ` ${part.toLowerCase()}`);
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((part) => spacedName.includes(part) || name.toLowerCase().includes(part));
};

/** Lets long names break between words, never inside a word. */
const breakable = (name: string) =>
  name.split(/(?=[A-Z])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** All icons, with a search by name. A click copies the JSX line. */
export function IconGallery() {
  const [search, setSearch] = useState('');
  const { copied, copy } = useCopy();
  const wanted = useDeferredValue(search).trim();
  const found = all.filter(([name]) => matches(name, wanted));
  return (
    <div className={styles.gallery}>
      <SearchField
        label="Find an icon"
        name="icon"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p className={styles.count} role="status">
        {copied || `${found.length} of ${all.length} icons`}
      </p>
      <ul className={styles.icons}>
        {found.map(([name, shape]) => (
          <li key={name}>
            <button
              type="button"
              className={styles.icon}
              onClick={() => {
                const line = `<Icon icon={icons.${name}} />`;
                copy(line, line);
              }}
            >
              <Icon icon={shape} size="huge" />
              <span className={styles.name}>{breakable(name)}</span>
              {shape.mirrors && <span className={styles.mirrors}>⇄ mirrors</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
