import { useUi } from '../../providers/UiProvider/UiProvider';
import * as styles from './PaymentLogos.css';

/** A payment method. */
export interface PaymentMethod {
  /** Its usual name. */
  name: string;
  /** The kind of method, which decides the neutral icon before the name. */
  kind: 'card' | 'wallet' | 'bank' | 'cash' | 'gift';
}

export interface PaymentLogosProps {
  /** The payment methods, the most used first. An empty list renders nothing. */
  methods: readonly PaymentMethod[];
  /**
   * The accessible name of the list.
   * @default 'Payment methods'
   */
  label?: string | undefined;
}

const signs = {
  card: 'M2 5.5A1.5 1.5 0 0 1 3.5 4h13A1.5 1.5 0 0 1 18 5.5V7H2zM2 9.5h16v5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 2 14.5zM4.5 12.5V14h4v-1.5z',
  wallet:
    'M4 4h11a1 1 0 0 1 1 1v1.5h.5A1.5 1.5 0 0 1 18 8v7a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 2 15V6a2 2 0 0 1 2-2zm9.5 6.2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z',
  cash: 'M2 5h16v10H2zM10 7.4a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2zM4 6.6v1.8A1.8 1.8 0 0 0 5.8 6.6zM14.2 6.6A1.8 1.8 0 0 0 16 8.4V6.6z',
  gift: 'M2.5 6.5h6.7v3H2.5zM10.8 6.5h6.7v3h-6.7zM3.5 11h5.7v6H3.5zM10.8 11h5.7v6h-5.7zM10 5.8C9 2.4 5.6 2 5.6 4.2c0 1.2 2 1.6 4.4 1.6zM10 5.8c1-3.4 4.4-3.8 4.4-1.6 0 1.2-2 1.6-4.4 1.6z',
  bank: 'M10 2.5 18 7v1.5H2V7zM3.5 10h2.2v4.5H3.5zm5.4 0h2.2v4.5H8.9zM14.3 10h2.2v4.5h-2.2zM2 16h16v1.7H2z',
} as const;

/** The accepted payment methods as text labels, without logos of companies. */
export function PaymentLogos({ methods, label }: PaymentLogosProps) {
  const { messages } = useUi();
  if (methods.length === 0) return null;
  return (
    <ul className={styles.list} role="list" aria-label={label ?? messages.paymentMethods}>
      {methods.map(({ name, kind }) => (
        <li key={name} className={styles.mark}>
          <svg
            viewBox="0 0 20 20"
            width="16"
            height="16"
            aria-hidden="true"
            className={styles.sign}
          >
            <path fill="currentColor" fillRule="evenodd" d={signs[kind]} />
          </svg>
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
