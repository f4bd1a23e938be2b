interface LinkCard {
  /** The kind of reader that the card is for. */
  title: string;
  text: string;
  /** The text, and the path of a page in this Storybook. */
  links: readonly (readonly [label: string, path: string])[];
}

/**
 * Cards of the start page with links for each kind of reader. Links open in the full Storybook
 * frame.
 */
export function LinkCards({ cards }: { cards: readonly LinkCard[] }) {
  return (
    <div className="link-cards sb-unstyled">
      {cards.map(({ title, text, links }) => (
        <section key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          <ul>
            {links.map(([label, path]) => (
              <li key={path}>
                <a href={`./?path=/${path}`} target="_top">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
