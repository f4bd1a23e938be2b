import { vars } from '@gschool/themes';

import * as styles from './Specimens.css';
import { colorFamilies, getPropertyName, layers } from './tokenGroups';
import { useCopy } from './useCopy';
import { useTokens } from './useTokens';

/** The name of a token and its value in the active theme. */
export function TokenName({ token }: { token: string }) {
  const value = useTokens();
  return (
    <span className={styles.name}>
      <code className={styles.code}>{getPropertyName(token)}</code>
      <span className={styles.value}>{value(token)}</span>
    </span>
  );
}

/** The colors of the theme in the toolbar. A press on one copies its token, or its value. */
export function Colors() {
  const value = useTokens();
  const { copied, copy } = useCopy();
  return (
    <div className={styles.sheet}>
      {colorFamilies.map(({ name, about, tokens }) => (
        <section key={name} className={styles.family}>
          <h2 id={`color-${name.toLowerCase().replaceAll(' ', '-')}`} className={styles.heading}>
            {name}
          </h2>
          <p className={styles.about}>{about}</p>
          <ul className={styles.grid}>
            {tokens.map((token) => {
              const path = `vars.color.${token}`;
              const current = value(vars.color[token]);
              return (
                <li key={token} className={styles.cell}>
                  <button
                    type="button"
                    className={styles.swatch}
                    style={{ background: vars.color[token] }}
                    aria-label={`Copy ${path}`}
                    title={`Copy ${path}`}
                    onClick={() => copy(path, path)}
                  />
                  <code className={styles.code}>{getPropertyName(vars.color[token])}</code>
                  <button
                    type="button"
                    className={styles.copyValue}
                    title={`Copy ${current}`}
                    onClick={() => copy(current, current)}
                  >
                    {current}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
      <p className={styles.copied} role="status">
        {copied}
      </p>
    </div>
  );
}

/** The z-index of each layer of a page. */
export function Layers() {
  return (
    <ul className={styles.steps}>
      {layers.map(({ token, text }) => (
        <li key={token} className={styles.step}>
          <TokenName token={vars.z[token]} />
          <span className={styles.about}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Bars as long as the steps of the grid. */
export function Spaces() {
  return (
    <ul className={styles.steps}>
      {Object.values(vars.space)
        .filter((token) => token !== vars.space['0'])
        .map((token) => (
          <li key={token} className={styles.step}>
            <TokenName token={token} />
            <span className={styles.bar} style={{ inlineSize: token }} />
          </li>
        ))}
    </ul>
  );
}

/** Corners. */
export function Radii() {
  return (
    <ul className={styles.grid}>
      {Object.values(vars.radius).map((token) => (
        <li key={token} className={styles.cell}>
          <span className={styles.corner} style={{ borderRadius: token }} />
          <TokenName token={token} />
        </li>
      ))}
    </ul>
  );
}

/** The shadows, by elevation. */
export function Shadows() {
  return (
    <ul className={styles.grid}>
      {Object.values(vars.shadow).map((token) => (
        <li key={token} className={styles.cell}>
          <span className={styles.floating} style={{ boxShadow: token }} />
          <TokenName token={token} />
        </li>
      ))}
    </ul>
  );
}
