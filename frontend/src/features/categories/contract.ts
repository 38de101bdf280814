export { categoriesQuery, categoryListQuery, useCategoryColors, useCategoryNames } from './api/categories';
export { readCategoriesSearch } from './domain/categories-search';
