// Entry `@gschool/app/pages`: parts of the pages that both apps have.
export { HeroTitle, type HeroTitleProps } from './pages/HeroTitle';
export { MissingSettings, type MissingSettingsProps } from './pages/MissingSettings';
export { TitledSection, type TitledSectionProps } from './pages/TitledSection';
export { PlansSkeleton } from './plans/PlansSkeleton';
export { priceNote, savingText } from './plans/priceText';
export { QuestionSearch, type QuestionSearchProps } from './questions/QuestionSearch';
export { useOpenQuestions } from './questions/useOpenQuestions';
