import { vars } from '@gschool/themes';

import * as styles from './Specimens.css';
import { colorFamilies, displaySizes, getPropertyName, textSamples } from './tokenGroups';
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

/** The colors of the theme in the toolbar. */
export function Colors() {
  return (
    <div className={styles.sheet}>
      {colorFamilies.map(({ name, about, tokens }) => (
        <section key={name} className={styles.family}>
          <h3 className={styles.heading}>{name}</h3>
          <p className={styles.about}>{about}</p>
          <ul className={styles.grid}>
            {tokens.map((token) => (
              <li key={token} className={styles.cell}>
                <span className={styles.chip} style={{ background: vars.color[token] }} />
                <TokenName token={vars.color[token]} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The type scale, with texts of the product. */
export function TypeScale() {
  return (
    <ul className={styles.sheet}>
      {textSamples.map(([size, text]) => (
        <li key={size} className={styles.line}>
          <TokenName token={vars.text[size]} />
          <span
            className={displaySizes.includes(size) ? styles.displayText : undefined}
            style={{ fontSize: vars.text[size] }}
          >
            {text}
          </span>
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
