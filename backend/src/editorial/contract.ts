/**
 * The categories, and the rules that a text has to follow.
 * Streams: categories-house, editorialRules-house.
 * Tables: category, category_list, editorial_rules.
 * Joined by others: editorial_rules (articles, publishing).
 */

export { CheckRulesAnswer } from './dto/editorial.dto.js';
export { CategoryList } from './read-models/category-list.js';
export { EditorialRules, type RevisedRules } from './read-models/editorial-rules.js';
export { firstCategories, firstRules } from './first-content/first-documents.js';
export { leftToPeople, reportOf, type RuleCheck, type RuleReport } from './rules/rule-report.js';
export { categoriesIn } from './configuration/category-document.js';
export { categoryEvents, type CategoryEvent } from './domain/categories.events.js';
export { RestoreEditorialRules } from './commands/restore-editorial-rules.handler.js';
export { SaveCategories, type SavedConfiguration } from './commands/save-categories.handler.js';
export { SaveEditorialRules } from './commands/save-editorial-rules.handler.js';
export { editorialRulesEvents, type EditorialRulesEvent } from './domain/editorial-rules.events.js';
export { rulesDocument, type RulesDocument } from './rules/rules-document.js';
export {
  secondFactorFrom,
  securityOf,
  undecidedSecurity,
  type SecurityRules,
} from './rules/security-rules.js';
export { conductText, spellingText } from './rules/rules-text.js';
export { categoriesDecider, type Category } from './domain/categories.decider.js';
export { editorialRulesDecider } from './domain/editorial-rules.decider.js';
