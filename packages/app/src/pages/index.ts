// Entry `@gschool/app/pages`: page parts that both apps have.
export { HeroTitle, type HeroTitleProps } from './HeroTitle';
export { LegalLayout, type LegalLayoutProps } from './legal/LegalLayout';
export { MissingSettings, type MissingSettingsProps } from './MissingSettings';
export { TitledSection, type TitledSectionProps } from './TitledSection';
export { PlansSkeleton } from './plans/PlansSkeleton';
export { getPriceNote, getSavingText } from './plans/priceText';
export { QuestionSearch, type QuestionSearchProps } from './questions/QuestionSearch';
export { useOpenQuestions } from './questions/useOpenQuestions';
