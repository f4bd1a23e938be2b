import { ErrorPage } from '../../shared/ErrorPage';

/** `/extra/error-page-two`: the page that the error boundary shows. */
export const ErrorPageTwo = () => <ErrorPage />;
