import './baseline.css';

import { dialogTexts } from '../../screen/content';
import type { Implementation } from '../../screen/contract';
import { toastStore, useVisibleToasts } from '../shared/toastStore';

/** Plain React and static CSS: the minimum cost of the screen. */
export const implementation: Implementation = {
  Provider: ({ children }) => children,
  Header: ({ title, actions }) => (
    <header className="header">
      <h1>{title}</h1>
      {actions.map(({ label, onPress }) => (
        <button key={label} type="button" className="button quiet" onClick={onPress}>
          {label}
        </button>
      ))}
    </header>
  ),
  PlainCards: ({ cards }) => (
    <ul className="grid">
      {cards.map(({ id, title, text, badge }) => (
        <li key={id} className="card">
          <h3>{title}</h3>
          <p>{text}</p>
          <div className="row">
            <span className="badge">{badge}</span>
            <button type="button" className="button">
              Add
            </button>
          </div>
        </li>
      ))}
    </ul>
  ),
  VideoCards: ({ cards }) => (
    <ul className="grid">
      {cards.map(({ id, title, href, picture, duration, text }) => (
        <li key={id} className="video">
          <div className="poster">
            <img src={picture} alt="" width={640} height={360} loading="lazy" decoding="async" />
            <span className="duration">{duration}</span>
          </div>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  ),
  Dialog({ isOpen, onOpenChange }) {
    if (!isOpen) return null;
    const close = () => onOpenChange(false);
    return (
      <dialog
        ref={(dialog) => {
          if (dialog && !dialog.open) dialog.showModal();
        }}
        className="dialog"
        aria-labelledby="dialog-title"
        onClose={close}
      >
        <h2 id="dialog-title">{dialogTexts.title}</h2>
        <p>{dialogTexts.text}</p>
        <label className="field">
          {dialogTexts.field}
          <input name="reason" />
        </label>
        <div className="row">
          <button type="button" className="button quiet" onClick={close}>
            {dialogTexts.cancel}
          </button>
          <button type="button" className="button" onClick={close}>
            {dialogTexts.confirm}
          </button>
        </div>
      </dialog>
    );
  },
  Toasts() {
    return (
      <div className="toasts" role="status">
        {useVisibleToasts().map(({ id, title, text }) => (
          <div key={id} className="toast">
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
            </div>
            <button
              type="button"
              className="button quiet"
              aria-label="Close"
              onClick={() => toastStore.close(id)}
            >
              ×
            </button>
          </div>
        ))}
      </div>
    );
  },
  useSetAppearance:
    () =>
    ({ scheme, theme }) => {
      document.documentElement.dataset['scheme'] = scheme;
      document.documentElement.dataset['theme'] = String(theme);
    },
  showToast(toast) {
    const id = toastStore.show(toast);
    setTimeout(() => toastStore.close(id), 60_000);
  },
};
