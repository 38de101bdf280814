/*
 * With a channel to a parent, this program is the parent’s child; otherwise it is `npm run eventstore`. Only one of the
 * two is loaded, because a child should be at work again soon after a crash.
 */
import { prepareProgram } from '../src/platform/program/program.js';

prepareProgram();
if (process.send === undefined) void import('./alone.js').then(({ runAlone }) => runAlone());
else void import('./event-store/child.js').then(({ runAsChild }) => runAsChild());
