export type { CaptionsEvent } from './captions/domain/captions.events.js';
export type { HeaderImage, HeaderImagesEvent } from './images/domain/header-images.events.js';
