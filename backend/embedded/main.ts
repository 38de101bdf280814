/*
 * With a channel to a parent it is that one's child, otherwise `npm run eventstore`. Only one of the two is loaded, for
 * a child should be at work again soon after a crash.
 */
import { prepareProgram } from '../src/platform/program/program.js';

prepareProgram();
if (process.send === undefined) void import('./alone.js').then(({ runAlone }) => runAlone());
else void import('./event-store/child.js').then(({ runAsChild }) => runAsChild());
