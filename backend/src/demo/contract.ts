export { DemoImageProvider } from './image-provider.js';
export { DemoTextProvider } from './text-provider.js';
