export type { CategoryEvent } from './domain/categories.events.js';
export type { EditorialRulesEvent } from './domain/editorial-rules.events.js';
export { CheckRulesAnswer } from './editorial.dto.js';
export { CategoryList } from './read-models/category-list.js';
export { EditorialRules } from './read-models/editorial-rules.js';
export { firstCategories, firstRules } from './first-documents.js';
export { checkRules } from './rules/rule-checker.js';
export { recorded, type RuleCheck, type RuleReport } from './rules/rule-report.js';
export type { RulesDocument } from './rules/rules-document.js';
export { categoriesIn } from './configuration/category-document.js';
export { categoryEvents } from './domain/categories.events.js';
export {
  RestoreEditorialRules,
  SaveCategories,
  SaveEditorialRules,
  type Category,
  type SavedConfiguration,
} from './domain/editorial.commands.js';
export { editorialRulesEvents } from './domain/editorial-rules.events.js';
export { rulesDocument } from './rules/rules-document.js';
export { categoriesDecider } from './domain/categories.decider.js';
export { editorialRulesDecider } from './domain/editorial-rules.decider.js';
