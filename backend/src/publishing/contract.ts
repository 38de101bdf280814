export {
  Publications,
  publicationTypes,
  type Publication,
  type PublicationType,
} from './read-models/publications.js';
