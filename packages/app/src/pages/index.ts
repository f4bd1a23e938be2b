// Entry `@gschool/app/pages`: parts of the pages that both apps have.
export { PlansSkeleton } from './plans/PlansSkeleton';
export { getPriceNote, getSavingText } from './plans/priceText';
export * as questionsPage from './questions/questionsPage.css';
export { useOpenQuestions } from './questions/useOpenQuestions';
