export { DemoTextProvider } from './text-provider.js';
