export type { HeaderImage, HeaderImagesEvent } from './images/domain/header-images.events.js';
