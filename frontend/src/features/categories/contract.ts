export { categoriesQuery, useCategoryColors, useCategoryNames } from './api/categories';
export { categoryListQuery } from './api/category-list';
export { readCategoriesSearch } from './categories-search';
