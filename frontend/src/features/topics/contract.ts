export { customIdeasQuery, type Idea, ideaQuery, topicCategoryName, weeklyIdeasQuery } from './api/ideas';
