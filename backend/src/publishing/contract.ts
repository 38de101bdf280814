export { Publications, type Publication } from './read-models/publications.js';
