import { Badge, Link, type BadgeProps } from '@gschool/ui';
import { useEffect, useState } from 'react';

import { readComponents, type ComponentRow, type ComponentStatus } from './componentStatus';
import * as styles from './StatusTable.css';

const tones: Readonly<Record<ComponentStatus, BadgeProps['tone']>> = {
  stable: 'success',
  new: 'brand',
  experimental: 'warning',
  deprecated: 'danger',
};

async function fetchComponents(): Promise<ComponentRow[]> {
  const response = await fetch('./index.json');
  const { entries } = (await response.json()) as {
    entries: Record<string, Parameters<typeof readComponents>[0][number]>;
  };
  return readComponents(Object.values(entries));
}

/** Counts each status: “108 stable, 3 new”. */
function countStatuses(rows: readonly ComponentRow[]): string {
  const names = Object.keys(tones) as ComponentStatus[];
  return names
    .map((name) => [rows.filter(({ status }) => status === name).length, name] as const)
    .filter(([count]) => count > 0)
    .map((part) => part.join(' '))
    .join(', ');
}

/** Every component with its status, from Storybook's index. */
export function StatusTable() {
  const [rows, setRows] = useState<readonly ComponentRow[]>([]);
  useEffect(() => {
    void fetchComponents().then(setRows);
  }, []);
  return (
    <>
      <p className={styles.summary} role="status">
        {rows.length === 0 ? 'Loading' : `${rows.length} components: ${countStatuses(rows)}.`}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Component', 'Group', 'Status', 'Stories'].map((title) => (
              <th
                key={title}
                scope="col"
                className={title === 'Stories' ? styles.numberHead : styles.head}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, group, status, page, stories }) => (
            <tr key={`${group} ${name}`}>
              <th scope="row" className={styles.body}>
                {page ? (
                  <Link href={`./?path=/docs/${page}`} target="_top">
                    {name}
                  </Link>
                ) : (
                  <span>{name}</span>
                )}
              </th>
              <td className={styles.body}>{group}</td>
              <td className={styles.body}>
                <Badge tone={tones[status]}>{status}</Badge>
              </td>
              <td className={styles.number}>{stories}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
