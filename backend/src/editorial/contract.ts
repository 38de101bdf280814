export type { Category } from './domain/categories.commands.js';
export { categoryEvents, type CategoryEvent } from './domain/categories.events.js';
export { CategoryList } from './queries/category-list.js';
export { EditorialRules, type RevisedRules } from './queries/editorial-rules.js';
export { checkRules } from './rules/rule-checker.js';
export { ruleReport, type RuleCheck, type RuleReport } from './rules/rule-report.js';
export { rulesDocument, type RulesDocument } from './rules/rules-document.js';
export { countWords } from './rules/word-count.js';
