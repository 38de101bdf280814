import { runAlone } from './alone.js';
import { runAsChild } from './child.js';

/** With a channel to a parent it is that one's child, otherwise `npm run eventstore`. */
await (process.send === undefined ? runAlone() : runAsChild());
